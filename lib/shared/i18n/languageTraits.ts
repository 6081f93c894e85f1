import type { ReplyChannel } from '../enquiry/replyChannels';
import type { Locale } from './locales';

type LanguageTraits = {
  /** True if written in ideographs, which are twice as wide as Latin letters and represent a word each. */
  isIdeographic: boolean;
  /** Line height of large titles, relative to the font size: stacked Vietnamese marks need more than English. */
  titleLeading: number;
  /** Words per minute, or characters for Chinese. */
  readingSpeed: number;
  /** Country (ISO 3166) of telephone numbers without a country code. */
  country: 'CN' | 'VN';
  /** The reply channels of the contact form in their order; the first one is preselected. */
  replyChannels: readonly ReplyChannel[];
  /** BCP 47 tag that determines the format of dates and times. */
  dateCode: string;
};

/** Properties of each language that the build and the server need, apart from messages. Not for browser scripts. */
export const languageTraits: Record<Locale, LanguageTraits> = {
  zh: {
    isIdeographic: true,
    titleLeading: 1.32,
    readingSpeed: 400,
    country: 'CN',
    replyChannels: ['phone', 'email', 'zalo'],
    dateCode: 'zh-CN',
  },
  en: {
    isIdeographic: false,
    titleLeading: 1.16,
    readingSpeed: 220,
    country: 'VN',
    replyChannels: ['email', 'phone', 'zalo'],
    dateCode: 'en-GB',
  },
  vi: {
    isIdeographic: false,
    titleLeading: 1.28,
    readingSpeed: 220,
    country: 'VN',
    replyChannels: ['zalo', 'phone', 'email'],
    dateCode: 'vi-VN',
  },
};
