import { defaultLocale } from '@/lib/shared/i18n/locales';

/**
 * Returns `{ lang: 'en' }` for a field that fell back to English, `{}` for a translated one. Spread it on the
 * element.
 */
export function getFallbackLang(
  entry: { untranslated: string[] },
  field: string,
): { lang?: typeof defaultLocale } {
  const fellBack = entry.untranslated.some((path) => path === field || path.startsWith(`${field}.`));
  return fellBack ? { lang: defaultLocale } : {};
}
