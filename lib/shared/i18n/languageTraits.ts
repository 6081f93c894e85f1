import type { Locale } from './locales';

type LanguageTraits = {
  /** Whether it is written in characters that say a word each and stand twice as wide as Latin letters. */
  isIdeographic: boolean;
  /** How far the lines of a large title stand apart, in sizes: stacked Vietnamese marks need more than English. */
  titleLeading: number;
  /** Where its readers dial a telephone number that has no country code (ISO 3166). */
  country: 'CN' | 'VN';
  /** The language and region whose conventions dates and hours follow (BCP 47). */
  dateCode: string;
  /** How the site writes, within a sentence, what `Intl` gives for a time, and for a weekday, a day or a duration. */
  time: (formatted: string) => string;
  prose: (formatted: string) => string;
};

const unchanged = (formatted: string) => formatted;

/** What the build and the server need to know of a language beyond its texts. Not for the browser's scripts. */
export const languageTraits: Record<Locale, LanguageTraits> = {
  zh: {
    isIdeographic: true,
    titleLeading: 1.32,
    country: 'CN',
    dateCode: 'zh-CN',
    time: unchanged,
    prose: (formatted) => formatted.replace(/(\d+)/g, ' $1 ').trim(),
  },
  en: {
    isIdeographic: false,
    titleLeading: 1.16,
    country: 'VN',
    dateCode: 'en-GB',
    time: unchanged,
    prose: unchanged,
  },
  vi: {
    isIdeographic: false,
    titleLeading: 1.28,
    country: 'VN',
    dateCode: 'vi-VN',
    time: (formatted) => formatted.replace(':', 'h'),
    prose: (formatted) => formatted.replace('T', 't').replace(',', ' ngày'),
  },
};
