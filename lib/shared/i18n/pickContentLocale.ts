import { defaultLocale, type Locale } from './locales';

/**
 * The language in which readers of `locale` get something that is written in some languages only: their own, else
 * English, else the first. `languages` is in the order of `locales`.
 */
export function pickContentLocale(locale: Locale, available: readonly Locale[]): Locale {
  if (available.includes(locale)) return locale;
  return available.includes(defaultLocale) ? defaultLocale : (available[0] ?? defaultLocale);
}
