import { defaultLocale, type Locale } from './locales';

/**
 * The language in which readers of `locale` get something that is written in some languages only: their own, else
 * English, else the first. `languages` is in the order of `locales`.
 */
export function pickContentLocale(locale: Locale, languages: readonly Locale[]): Locale {
  if (languages.includes(locale)) return locale;
  return languages.includes(defaultLocale) ? defaultLocale : (languages[0] ?? defaultLocale);
}
