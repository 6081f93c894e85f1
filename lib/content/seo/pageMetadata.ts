import type { Metadata } from 'next';
import { cardSize } from '@/lib/content/shareCards/cardSize';
import { shareCardPath } from '@/lib/content/shareCards/shareCardPath';
import { unglue } from '@/lib/content/texts/glue';
import { loadMessages } from '@/lib/content/texts/loadMessages';
import { localePath } from '@/lib/shared/i18n/localePath';
import { defaultLocale, type Locale, localeInfo, locales } from '@/lib/shared/i18n/locales';
import { absoluteUrl } from '@/lib/shared/site';
import { alternates } from './alternates';
import { feedLink } from './feedLink';

type PageMeta = {
  locale: Locale;
  /** The bare path: `/about/`. */
  path: string;
  title: string;
  description: string;
  keywords: string;
  /** The languages the text stands in; all of them unless said otherwise. */
  translations?: readonly Locale[];
  /** For an article or news item: the day it was published (YYYY-MM-DD), and its tags in the page's language. */
  article?: { published: string; tags: string[] };
};

/**
 * The metadata of a page in its language: title, description, keywords, their social twins and picture, canonical and
 * the set of alternates, `x-default` being the English page. A page that shows English text for want of a translation
 * names the English page as its canonical and is no alternate of it.
 */
export function pageMetadata(meta: PageMeta): Metadata {
  const { locale, path, translations = locales, article } = meta;
  const [title, description, keywords] = [meta.title, meta.description, meta.keywords].map(unglue) as [
    string,
    string,
    string,
  ];
  const source = translations.includes(locale) ? locale : defaultLocale;
  const url = absoluteUrl(localePath(source, path));
  const siteName = loadMessages(locale).messages.common.site.name;
  const picture = {
    url: absoluteUrl(shareCardPath(source, path)),
    ...cardSize,
    type: 'image/png',
    alt: title,
  };
  const openGraph = {
    url,
    siteName,
    title,
    description,
    images: [picture],
    locale: localeInfo[locale].ogLocale,
    alternateLocale: translations
      .filter((other) => other !== locale)
      .map((other) => localeInfo[other].ogLocale),
  };
  return {
    title,
    description,
    keywords,
    alternates: {
      canonical: url,
      languages: alternates(path, translations),
      types: { 'application/atom+xml': [feedLink(locale)] },
    },
    openGraph: article
      ? { ...openGraph, type: 'article', publishedTime: article.published, tags: article.tags }
      : { ...openGraph, type: 'website' },
    twitter: { card: 'summary_large_image', title, description, images: [{ url: picture.url, alt: title }] },
    robots: { 'max-image-preview': 'large' },
  };
}
