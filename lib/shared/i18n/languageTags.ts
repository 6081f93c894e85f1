import { type Locale, locales } from './locales';

/**
 * The BCP 47 tag of each locale, for `lang` attributes. The tag for Chinese includes the script, because the voice of a
 * screen reader and the glyphs of a font depend on the script. URLs, `hreflang` and stored values contain the locale.
 */
export const languageTags = Object.fromEntries(
  locales.map((locale) => [locale, locale === 'zh' ? 'zh-Hans' : locale]),
) as Record<Locale, string>;

/** Returns the `lang` attribute of content on a page; undefined if the content is in the locale of the page. */
export function getContentLang(content: Locale, page: Locale): string | undefined {
  return content === page ? undefined : languageTags[content];
}
