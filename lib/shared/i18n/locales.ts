/** The languages of the site, in the order in which they are offered. */
export const locales = ['zh', 'en', 'vi'] as const;

export type Locale = (typeof locales)[number];

/** What a visitor without any sign of a language gets, and what a missing translation falls back to. */
export const defaultLocale = 'en' satisfies Locale;

/** What differs between languages but is not text: each name in itself, and the Open Graph code. */
export const localeInfo = {
  zh: { name: '中文', ogLocale: 'zh_CN' },
  en: { name: 'English', ogLocale: 'en_US' },
  vi: { name: 'Tiếng Việt', ogLocale: 'vi_VN' },
} satisfies Record<Locale, { name: string; ogLocale: string }>;

/** Whether a value of unknown origin (query, cookie, storage, path segment) is exactly one of the languages. */
export function isLocale(value: unknown): value is Locale {
  return (locales as readonly unknown[]).includes(value);
}
