import type { Locale } from './locales';

type LanguageTraits = {
  /** True if written in ideographs, which are twice as wide as Latin letters and represent a word each. */
  isIdeographic: boolean;
  /** Line height of large titles, relative to the font size: stacked Vietnamese marks need more than English. */
  titleLeading: number;
  /** Country code (ISO 3166) used for telephone numbers without one. */
  country: 'CN' | 'VN';
  /** BCP 47 tag whose conventions dates and hours follow. */
  dateCode: string;
  /** Adapt `Intl` output for use within a sentence: `time` for times; `prose` for weekdays, dates and durations. */
  time: (formatted: string) => string;
  prose: (formatted: string) => string;
};

const unchanged = (formatted: string) => formatted;

/** Properties of each language that the build and the server need, apart from messages. Not for browser scripts. */
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
