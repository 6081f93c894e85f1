import { defaultLocale } from '@/lib/shared/i18n/locales';

/**
 * Returns the `lang` attribute of the element that shows a field: `{ lang: 'en' }` if the field fell back to English,
 * `{}` if it is translated.
 */
export function getFallbackLang(
  entry: { untranslated: string[]; fallbackLang?: string | undefined },
  field: string,
): { lang?: string } {
  const isFallback = entry.untranslated.some((path) => path === field || path.startsWith(`${field}.`));
  return isFallback ? { lang: entry.fallbackLang ?? defaultLocale } : {};
}
