import { memoize } from 'message-files/memoize';
import { languageTraits } from '@/lib/shared/i18n/languageTraits';
import type { Locale } from '@/lib/shared/i18n/locales';

/** Cached, because creating a formatter takes 24 times as long as formatting. */
const getFormat = memoize(
  (locale: Locale) =>
    new Intl.DateTimeFormat(languageTraits[locale].dateCode, { dateStyle: 'long', timeZone: 'UTC' }),
);

/** Formats a date (YYYY-MM-DD) for a locale; English uses the British format. */
export function formatDate(date: string, locale: Locale): string {
  const text = getFormat(locale).format(new Date(date));
  // CLDR has no spaces around the numbers of Chinese dates, and a comma where Vietnamese documents write “năm” (year).
  if (locale === 'zh') return text.replace(/(\d+)/g, ' $1 ').trim();
  return locale === 'vi' ? text.replace(',', ' năm') : text;
}
