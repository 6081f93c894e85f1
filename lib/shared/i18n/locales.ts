import type { LanguageTraits } from './languageTraits';

/** The locales of the site, in display order. */
export const locales = ['zh', 'en', 'vi'] as const;

export type Locale = (typeof locales)[number];

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
    isIdeographic: true,
    titleLeading: 1.32,
    readingSpeed: 400,
    country: 'CN',
    replyChannels: ['phone', 'email', 'zalo'],
    messengers: ['wechat', 'zalo'],
  },
  en: { name: 'English', ogLocale: 'en_US', dateCode: 'en-GB', titleLeading: 1.16 },
  vi: {
    name: 'Tiếng Việt',
    ogLocale: 'vi_VN',
    dateCode: 'vi-VN',
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
