import { localePath } from '@/lib/i18n/localePath';
import type { Locale } from '@/lib/i18n/locales';
import { pages } from '@/lib/i18n/paths';

/** What a native form led to: stored leads of a kind, or a code for what went wrong. */
export type FormResult = { sent: string } | { failed: string };

/**
 * The page, and the state of it, that a native form comes back to: `/vi/contact/?sent=trial#form-sent`. The anchor names
 * the message that the page then shows, without any script.
 */
export function formResultPath(locale: Locale, result: FormResult): string {
  return `${localePath(locale, pages.contact)}?${new URLSearchParams(result)}#${'sent' in result ? 'form-sent' : 'form-failed'}`;
}
