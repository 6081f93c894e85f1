import type { Locale } from './locales';

/**
 * The BCP 47 tag of each locale, for `lang` attributes: it names the script where a screen reader's voice and the glyphs of a
 * font depend on it. URLs, `hreflang` and stored values contain the locale instead.
 */
export const languageTags = { zh: 'zh-Hans', en: 'en', vi: 'vi' } as const satisfies Record<Locale, string>;

/** Returns the `lang` attribute of content on a page: undefined if the content is in the page's locale. */
export function getContentLang(content: Locale, page: Locale): string | undefined {
  return content === page ? undefined : languageTags[content];
}
