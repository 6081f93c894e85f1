import { consentTexts } from '@/lib/content/entries/consentTexts';
import type { ConsentTexts } from '@/lib/shared/enquiry/consentText';
import { locales } from '@/lib/shared/i18n/locales';

/** Reads the consent texts of every language. */
export function loadConsentTexts(): ConsentTexts {
  return Object.fromEntries(locales.map((locale) => [locale, consentTexts(locale)])) as ConsentTexts;
}
