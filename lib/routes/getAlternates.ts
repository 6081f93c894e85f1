import { pickContentLocale } from '@/lib/i18n/getFallbackLang';
import { defaultLocale, type Locale, locales } from '@/lib/i18n/locales';
import { getLocalePath } from '@/lib/i18n/paths';
import { getAbsoluteUrl } from '@/lib/i18n/site';

/** Returns the URLs of a page by hreflang. `path` has no locale; `x-default` is the English page if available. */
export function getAlternates(
  path: string,
  translations: readonly Locale[] = locales,
): Record<string, string> {
  return {
    ...Object.fromEntries(
      translations.map((locale) => [locale, getAbsoluteUrl(getLocalePath(locale, path))]),
    ),
    'x-default': getAbsoluteUrl(getLocalePath(pickContentLocale(defaultLocale, translations), path)),
  };
}
