import { defaultLocale, getLanguageTag, type Locale } from './locales';

/**
 * Returns the `lang` attribute of the element that shows a field: `{ lang: 'en' }` if the field fell back to English,
 * `{}` if it is translated.
 */
export function getFallbackLang(
  entry: { untranslated: string[]; fallbackLang?: string | undefined },
  field: string,
): { lang?: string } {
  const isFallback = entry.untranslated.some((path) => path === field || path.startsWith(`${field}.`));
  return isFallback ? { lang: entry.fallbackLang ?? defaultLocale } : {};
}

/** Returns the `lang` attribute of content on a page; undefined if the content is in the locale of the page. */
export function getContentLang(content: Locale, page: Locale): string | undefined {
  return content === page ? undefined : getLanguageTag(content);
}

/**
 * Returns the locale in which content is shown to readers of `locale`: `locale` itself if it is `available`, else
 * English, else the first available locale. `available` is in the order of `locales`.
 */
export function pickContentLocale(locale: Locale, available: readonly Locale[]): Locale {
  if (available.includes(locale)) return locale;
  return available.includes(defaultLocale) ? defaultLocale : (available[0] ?? defaultLocale);
}
