/** The locales of the site, in display order. */
export const locales = ['zh', 'en', 'vi'] as const;

export type Locale = (typeof locales)[number];

/** The locale for visitors without a known preference, and the fallback for missing translations. */
export const defaultLocale = 'en' satisfies Locale;

/** Properties of each locale that are not messages: its name in its own language, and its Open Graph code. */
export const localeInfo = {
  zh: { name: '中文', ogLocale: 'zh_CN' },
  en: { name: 'English', ogLocale: 'en_US' },
  vi: { name: 'Tiếng Việt', ogLocale: 'vi_VN' },
} satisfies Record<Locale, { name: string; ogLocale: string }>;

/** True if an unknown value (query, cookie, storage, path segment) is exactly one of the locales. */
export function isLocale(value: unknown): value is Locale {
  return (locales as readonly unknown[]).includes(value);
}
