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
 * The table of languages: the name of each in itself, its Open Graph code, and the traits that differ from
 * `defaultTraits`. Not for browser scripts.
 */
export const localeInfo: Record<Locale, { name: string; ogLocale: string } & Partial<LanguageTraits>> = {
  zh: {
    name: '中文',
    ogLocale: 'zh_CN',
    dateCode: 'zh-CN',
    adaptDate: addSpacesAroundNumbers,
    adaptDateInSentence: addSpacesAroundNumbers,
    // CLDR has slashes: `2027/2/4 – 2027/2/10`.
    formatDateRange: (format, ...days) => {
      const [from = '', through = ''] = days.map((day) => format.format(day));
      const [year = ''] = /^\d+年/.exec(from) ?? [];
      return from === through ? from : `${from}至${through.replace(year, '')}`;
    },
    weekdayStyle: 'short',
    currencyUnits: { CNY: '元人民币' },
    lawWords: '第',
    fullWidthMarks: {
      ...{ ',': '，', '.': '。', ';': '；', ':': '：', '?': '？', '!': '！' },
      ...{ '(': '（', ')': '）', '"': '“ ”' },
    },
    mapService: 'amap',
    isIdeographic: true,
    isSoftwareLanguage: true,
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
    currencyUnits: 'codes',
    adaptLawNumber: (number) => number.replaceAll('Đ', 'D'),
    lawWords: '(?:decree|circular|law|resolution|decision)s?',
    addPlural: (pattern) => `${pattern.replace(/y$/i, '(?:y|ies)')}(?:s|es)?`,
    isSoftwareLanguage: true,
    titleLeading: 1.16,
  },
  vi: {
    name: 'Tiếng Việt',
    ogLocale: 'vi_VN',
    dateCode: 'vi-VN',
    // CLDR has a comma where documents write “năm” (year).
    adaptDate: (date) => date.replace(',', ' năm'),
    lawWords: '(?:nghị định|thông tư|luật|nghị quyết|quyết định)(?:\\s*số)?',
    adaptDateInSentence: (date) => date.replace('T', 't').replace(',', ' ngày'),
    currencyUnits: { VND: 'đồng' },
    isSoftwareLanguage: true,
    titleLeading: 1.28,
    replyChannels: ['zalo', 'phone', 'email'],
    messengers: ['zalo', 'wechat'],
    fontSubset: 'all',
  },
};

/**
 * The design tokens (`styles/tokens.css`) that differ in a language, for elements with its `lang` attribute. Not a part of
 * the traits, some of which browsers need.
 */
export function getLanguageStyles(locale: Locale): Record<string, string> {
  const styles: Record<string, Record<string, string>> = {
    // The system font, normal letter spacing, larger line height; a clause that is too long breaks anywhere.
    zh: {
      '--font': 'var(--font-chinese)',
      '--leading-tight': '1.26',
      '--leading-snug': '1.46',
      '--leading': '1.8',
      '--tracking-display': '0',
      '--tracking-label': '0.06em',
      '--text-xs': '0.875rem',
      '--measure': '40em',
      '--measure-narrow': '28em',
      '--heading-wrap': 'anywhere',
    },
    en: {},
    // Stacked diacritics need room above and below, and titles have more letters.
    vi: {
      '--leading-tight': '1.22',
      '--leading-snug': '1.4',
      '--hero-size': '0.7',
      '--hero-measure': '18em',
    },
  };
  // Marks above and below letters, as in Thai, need even more room.
  const others = { '--leading-tight': '1.4', '--leading-snug': '1.5', '--tracking-display': '0' };
  return { '--font': 'var(--font-latin)', '--heading-wrap': 'initial', ...(styles[locale] ?? others) };
}

/** CLDR has no spaces around the numbers in Chinese dates and durations. */
function addSpacesAroundNumbers(text: string): string {
  return text.replace(/(\d+)/g, ' $1 ').trim();
}

type MessengerId = 'wechat' | 'zalo' | 'whatsapp';

export type LanguageTraits = {
  /** BCP 47 tag that determines the format of dates and times. */
  dateCode: string;
  /** Changes a date as `Intl` formats it, if the documents of the language write it differently. */
  adaptDate: (date: string) => string;
  /** Formats the first and the last day of a range with the format of one day. */
  formatDateRange: (format: Intl.DateTimeFormat, first: Date, last: Date) => string;
  /** Changes a weekday, a date or a duration as `Intl` formats it, for use within a sentence. */
  adaptDateInSentence: (text: string) => string;
  /** The style of weekdays in sentences. */
  weekdayStyle: 'short' | 'long';
  /** The month in dates without a year: `17 Nov` or `17/11`. */
  monthStyle: 'short' | 'numeric';
  /** The names of currencies after an amount that differ from the names of `Intl`; `codes` if the code precedes it. */
  currencyUnits: Partial<Record<string, string>> | 'codes';
  /** Changes the number of a Vietnamese law, for example if a language has no letter Đ. */
  adaptLawNumber: (number: string) => string;
  /** The words before the number of a law in a text, as a pattern. */
  lawWords?: string;
  /** Changes the pattern of a noun so that it also matches the plural. */
  addPlural?: (pattern: string) => string;
  /** The full-width form of each half-width punctuation mark, if texts have full-width punctuation. */
  fullWidthMarks?: Record<string, string>;
  /** The map service that opens the way to an office. */
  mapService: 'google' | 'amap';
  /** True if written in ideographs, which are twice as wide as Latin letters and represent a word each. */
  isIdeographic: boolean;
  /** True if the software has the language, so that the screens on the home page can show it. */
  isSoftwareLanguage: boolean;
  /** Line height of large titles, relative to the font size: stacked marks need more than English. */
  titleLeading: number;
  /** Words per minute, or characters for Chinese. */
  readingSpeed: number;
  /** Country (ISO 3166) of telephone numbers without a country code. */
  country: 'CN' | 'VN';
  /** The reply channels of the contact form in their order; the first one is preselected. */
  replyChannels: readonly ('email' | 'phone' | 'zalo')[];
  /** The messengers on the contact page; the first one is also in the contact bar. */
  messengers: readonly [MessengerId, ...MessengerId[]];
  /**
   * The subset of the site's typeface that pages load; the visitor's fonts show all other characters. Vietnamese pages
   * load a single file: with a second one for accented letters, words would mix two typefaces until it has loaded.
   */
  fontSubset: 'latin' | 'all';
  /** The `@fontsource-variable` package with the letters that the site's typeface lacks, for share cards. */
  cardFont?: string;
};

/** The traits of a language whose entry does not define them. */
const defaultTraits: Omit<LanguageTraits, 'dateCode'> = {
  adaptDate: (date) => date,
  formatDateRange: (format, first, last) => format.formatRange(first, last),
  adaptDateInSentence: (text) => text,
  weekdayStyle: 'long',
  monthStyle: 'numeric',
  currencyUnits: {},
  adaptLawNumber: (number) => number,
  mapService: 'google',
  isIdeographic: false,
  isSoftwareLanguage: false,
  titleLeading: 1.4,
  readingSpeed: 220,
  country: 'VN',
  replyChannels: ['email', 'phone', 'zalo'],
  messengers: ['whatsapp', 'wechat', 'zalo'],
  fontSubset: 'latin',
};

/** The traits of each language that the build and the server need, apart from messages. Not for browser scripts. */
export const languageTraits = /* @__PURE__ */ completeTraits();

function completeTraits(): Record<Locale, LanguageTraits> {
  const entries = locales.map((locale) => [
    locale,
    { dateCode: locale, ...defaultTraits, ...localeInfo[locale] },
  ]);
  return Object.fromEntries(entries);
}

/** True if an unknown value (query, cookie, storage, path segment) is exactly one of the locales. */
export function isLocale(value: unknown): value is Locale {
  return (locales as readonly unknown[]).includes(value);
}

/** Returns a value that is a locale, or the default locale. */
export function toLocale(value: unknown): Locale {
  return isLocale(value) ? value : defaultLocale;
}
