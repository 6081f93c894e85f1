import type { Locale } from '../i18n/locales';

/** What a visitor can agree to: each has a box of its own, and none depends on another. */
export type ConsentPurpose = 'information' | 'transfer' | 'newsletter';

/** What stands beside a box, and the version of exactly that, which is sent and kept with the tick. */
export type ConsentText = { label: string; hint: string; version: string };

/** The whole text beside a box, as it is hashed and kept: where its lines may break is no part of what is agreed to. */
export function getShownText({ label, hint }: Pick<ConsentText, 'label' | 'hint'>): string {
  return `${label}\n${hint}`.replaceAll('\u00a0', ' ');
}

/** The consent texts of the pages, as they are now. */
export type ConsentTexts = Record<Locale, Record<ConsentPurpose, ConsentText>>;
