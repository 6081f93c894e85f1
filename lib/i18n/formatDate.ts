import type { Locale } from './locales';

/** Writes a date, given as YYYY-MM-DD, as in a language. */
export function formatDate(date: string, locale: Locale): string {
  const text = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date));
  // Unicode's data has a comma where Vietnamese documents write “năm”.
  return locale === 'vi' ? text.replace(',', ' năm') : text;
}
