import { languageTraits } from '@/lib/shared/i18n/languageTraits';
import type { Locale } from '@/lib/shared/i18n/locales';

/** Writes a date, given as YYYY-MM-DD, as in a language: in English as British texts do. */
export function formatDate(date: string, locale: Locale): string {
  const format = new Intl.DateTimeFormat(languageTraits[locale].dateCode, {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
  const text = format.format(new Date(date));
  // Unicode's data has a comma where Vietnamese documents write “năm”.
  return locale === 'vi' ? text.replace(',', ' năm') : text;
}
