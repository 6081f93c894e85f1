import { consentTexts } from '@/lib/content/consentTexts';
import { locales } from '@/lib/i18n/locales';
import type { ConsentTexts } from './consentTexts';

/** Reads the consent texts of every language. */
export function loadConsentTexts(): ConsentTexts {
  return Object.fromEntries(locales.map((locale) => [locale, consentTexts(locale)])) as ConsentTexts;
}
