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
