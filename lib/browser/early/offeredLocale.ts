import { isLocale, type Locale } from '@/lib/shared/i18n/locales';

/**
 * The language to offer a visitor of a page: the first of the browser's that the page is written in, if the page's own
 * is none of them. Undefined where there is nothing to offer.
 */
export function offeredLocale(
  page: Locale,
  accepted: readonly string[],
  translations: readonly Locale[],
): Locale | undefined {
  const wanted = accepted.map((tag) => tag.toLowerCase().split('-')[0]);
  if (wanted.includes(page)) return undefined;
  return wanted.filter(isLocale).find((locale) => translations.includes(locale));
}
