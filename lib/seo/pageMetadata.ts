import type { Metadata } from 'next';
import { type Locale, localeInfo, locales } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/paths';
import { absoluteUrl, site } from '@/lib/site';

type PageMeta = {
  locale: Locale;
  /** The bare path: `/about/`. */
  path: string;
  title: string;
  description: string;
  keywords: string;
};

/**
 * The metadata of a page in its language: title, description, keywords, their social twins, canonical and the set of
 * alternates, `x-default` being the English page.
 */
export function pageMetadata({ locale, path, title, description, keywords }: PageMeta): Metadata {
  const url = absoluteUrl(localePath(locale, path));
  return {
    metadataBase: new URL(site.origin),
    title,
    description,
    keywords,
    alternates: { canonical: url, languages: alternates(path) },
    openGraph: {
      type: 'website',
      url,
      title,
      description,
      locale: localeInfo[locale].ogLocale,
      alternateLocale: locales.filter((other) => other !== locale).map((other) => localeInfo[other].ogLocale),
    },
  };
}

/** The addresses of a bare path in every language, by hreflang, `x-default` included. */
export function alternates(path: string): Record<string, string> {
  return {
    ...Object.fromEntries(locales.map((locale) => [locale, absoluteUrl(localePath(locale, path))])),
    'x-default': absoluteUrl(localePath('en', path)),
  };
}
