import { localePath } from '@/lib/shared/i18n/localePath';
import { defaultLocale, type Locale, locales } from '@/lib/shared/i18n/locales';
import { writtenIn } from '@/lib/shared/i18n/writtenIn';
import { absoluteUrl } from '@/lib/shared/site';

/** The addresses of a bare path in the languages given, by hreflang, `x-default` (the English page, if there is one) included. */
export function alternates(path: string, translations: readonly Locale[] = locales): Record<string, string> {
  return {
    ...Object.fromEntries(translations.map((locale) => [locale, absoluteUrl(localePath(locale, path))])),
    'x-default': absoluteUrl(localePath(writtenIn(defaultLocale, translations), path)),
  };
}
