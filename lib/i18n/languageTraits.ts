import { type Locale, localeInfo, locales } from './locales';

type MessengerId = 'wechat' | 'zalo' | 'whatsapp';

export type LanguageTraits = {
  /** BCP 47 tag that determines the format of dates and times. */
  dateCode: string;
  /** Changes a date as `Intl` formats it, if the documents of the language write it differently. */
  adaptDate: (date: string) => string;
  /** The month in dates without a year: `17 Nov` or `17/11`. */
  monthStyle: 'short' | 'numeric';
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

/** The traits of a language whose entry in `locales.ts` does not define them. */
const defaultTraits: Omit<LanguageTraits, 'dateCode'> = {
  adaptDate: (date) => date,
  monthStyle: 'numeric',
  adaptLawNumber: (number) => number,
  mapService: 'google',
  isIdeographic: false,
  titleLeading: 1.4,
  readingSpeed: 220,
  country: 'VN',
  replyChannels: ['email', 'phone', 'zalo'],
  messengers: ['whatsapp', 'wechat', 'zalo'],
  fontSubset: 'latin',
};

/** Properties of each language that the build and the server need, apart from messages. Not for browser scripts. */
export const languageTraits = Object.fromEntries(
  locales.map((locale): [Locale, LanguageTraits] => [
    locale,
    { dateCode: locale, ...defaultTraits, ...localeInfo[locale] },
  ]),
) as Record<Locale, LanguageTraits>;
