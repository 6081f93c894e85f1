import { removeNonBreakingSpaces } from 'line-breaks';

/** The purposes a visitor can consent to. Each has its own checkbox and is independent of the others. */
export type ConsentPurpose = 'information' | 'transfer' | 'newsletter';

/** The text next to a checkbox and its version, which is sent and stored with the consent. */
export type ConsentText = { label: string; hint: string; version: string };

/** The texts of all checkboxes as the server stores them with a consent, with their versions. */
export type StoredConsentTexts = Record<ConsentPurpose, { version: string; text: string }>;

/**
 * Returns the text next to a checkbox in the spelling that is hashed and stored: with spaces instead of non-breaking
 * spaces, so that a change of line breaking does not change the version.
 */
export function getStoredText({ label, hint }: Pick<ConsentText, 'label' | 'hint'>): string {
  return removeNonBreakingSpaces(`${label}\n${hint}`);
}
