import type { LanguageTraits } from './languageTraits';

/** The locales of the site, in display order. */
export const locales = ['zh', 'en', 'vi'] as const;

export type Locale = (typeof locales)[number];

/** The languages whose BCP 47 tag is not the locale. */
const otherTags: Record<string, string> = { zh: 'zh-Hans' };

/**
 * Returns the BCP 47 tag of a locale, for `lang` attributes. The tag for Chinese includes the script, because the voice of
 * a screen reader and the glyphs of a font depend on the script. URLs, `hreflang` and stored values contain the locale.
 */
export function getLanguageTag(locale: Locale): string {
  return otherTags[locale] ?? locale;
}

/** The locale for visitors without a known preference, and the fallback for missing translations. */
export const defaultLocale = 'en' satisfies Locale;

/**
 * The registry of languages: the name of each in itself, its Open Graph code, and the traits that differ from those in
 * `languageTraits.ts`. Not for browser scripts.
 */
export const localeInfo: Record<Locale, { name: string; ogLocale: string } & Partial<LanguageTraits>> = {
  zh: {
    name: '中文',
    ogLocale: 'zh_CN',
    dateCode: 'zh-CN',
    // CLDR has no spaces around the numbers.
    adaptDate: (date) => date.replace(/(\d+)/g, ' $1 ').trim(),
    lawWords: '第',
    fullWidthMarks: {
      ...{ ',': '，', '.': '。', ';': '；', ':': '：', '?': '？', '!': '！' },
      ...{ '(': '（', ')': '）', '"': '“ ”' },
    },
    mapService: 'amap',
    isIdeographic: true,
    titleLeading: 1.32,
    readingSpeed: 400,
    country: 'CN',
    replyChannels: ['phone', 'email', 'zalo'],
    messengers: ['wechat', 'zalo'],
  },
  en: {
    name: 'English',
    ogLocale: 'en_US',
    dateCode: 'en-GB',
    monthStyle: 'short',
    adaptLawNumber: (number) => number.replaceAll('Đ', 'D'),
    lawWords: '(?:decree|circular|law|resolution|decision)s?',
    addPlural: (pattern) => `${pattern.replace(/y$/i, '(?:y|ies)')}(?:s|es)?`,
    titleLeading: 1.16,
  },
  vi: {
    name: 'Tiếng Việt',
    ogLocale: 'vi_VN',
    dateCode: 'vi-VN',
    // CLDR has a comma where documents write “năm” (year).
    adaptDate: (date) => date.replace(',', ' năm'),
    lawWords: '(?:nghị định|thông tư|luật|nghị quyết|quyết định)(?:\\s*số)?',
    titleLeading: 1.28,
    replyChannels: ['zalo', 'phone', 'email'],
    messengers: ['zalo', 'wechat'],
    fontSubset: 'all',
  },
};

/** True if an unknown value (query, cookie, storage, path segment) is exactly one of the locales. */
export function isLocale(value: unknown): value is Locale {
  return (locales as readonly unknown[]).includes(value);
}

/** Returns a value that is a locale, or the default locale. */
export function toLocale(value: unknown): Locale {
  return isLocale(value) ? value : defaultLocale;
}
