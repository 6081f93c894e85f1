import { languageTraits } from '@/lib/shared/i18n/languageTraits';
import type { Locale } from '@/lib/shared/i18n/locales';
import { memoizePerRequest } from './memoizePerRequest';

/** Made once: to make one takes 24 times as long as to use it. */
const getFormat = memoizePerRequest(
  (locale: Locale) =>
    new Intl.DateTimeFormat(languageTraits[locale].dateCode, { dateStyle: 'long', timeZone: 'UTC' }),
);

/** Writes a date, given as YYYY-MM-DD, as in a language: in English as British texts do. */
export function formatDate(date: string, locale: Locale): string {
  const text = getFormat(locale).format(new Date(date));
  // Unicode's data has a comma where Vietnamese documents write “năm”.
  return locale === 'vi' ? text.replace(',', ' năm') : text;
}
