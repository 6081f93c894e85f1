import { defaultLocale, type Locale } from './locales';

/**
 * Returns the locale in which content is shown to readers of `locale`: `locale` itself if it is `available`, else
 * English, else the first available locale. `available` is in the order of `locales`.
 */
export function pickContentLocale(locale: Locale, available: readonly Locale[]): Locale {
  if (available.includes(locale)) return locale;
  return available.includes(defaultLocale) ? defaultLocale : (available[0] ?? defaultLocale);
}
