import type { Metadata } from 'next';
import { removeNonBreakingSpaces } from '@/lib/content/messages/addNonBreakingSpaces';
import { loadMessages } from '@/lib/content/messages/loadMessages';
import { cardSize } from '@/lib/content/shareCards/cardSize';
import { getShareCardUrl } from '@/lib/content/shareCards/getShareCardPath';
import { getLocalePath } from '@/lib/shared/i18n/getLocalePath';
import { type Locale, localeInfo, locales } from '@/lib/shared/i18n/locales';
import { pickContentLocale } from '@/lib/shared/i18n/pickContentLocale';
import { getAbsoluteUrl } from '@/lib/shared/site';
import { getAlternates } from './getAlternates';
import { getFeedLink } from './getFeedLink';

type PageMeta = {
  locale: Locale;
  /** The bare path: `/about/`. */
  path: string;
  title: string;
  description: string;
  keywords: string;
  /** The languages the text stands in; all of them unless said otherwise. */
  translations?: readonly Locale[];
  /** For an article or news item: when it was published and changed (YYYY-MM-DD), and its tags in the page's language. */
  article?: { published: string; updated?: string | undefined; tags: string[] };
  /** Kept from search engines. */
  noindex?: boolean | undefined;
};

/**
 * The metadata of a page in its language: title, description, keywords, their social twins and picture, canonical and
 * the set of alternates, `x-default` being the English page. A page that shows a text in another language for want of
 * a translation names the page in that language as its canonical and is no alternate of it.
 */
export function buildPageMetadata(meta: PageMeta): Metadata {
  const { locale, path, translations = locales, article, noindex } = meta;
  const [title, description] = [
    removeNonBreakingSpaces(meta.title),
    removeNonBreakingSpaces(meta.description),
  ];
  const source = pickContentLocale(locale, translations);
  const url = getAbsoluteUrl(getLocalePath(source, path));
  const siteName = loadMessages(locale).messages.common.site.name;
  const picture = { url: getShareCardUrl(source, path), ...cardSize, type: 'image/png', alt: title };
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
    keywords: removeNonBreakingSpaces(meta.keywords),
    alternates: {
      canonical: url,
      languages: getAlternates(path, translations),
      types: { 'application/atom+xml': [getFeedLink(locale)] },
    },
    openGraph: article
      ? {
          ...openGraph,
          type: 'article',
          publishedTime: article.published,
          modifiedTime: article.updated,
          tags: article.tags,
        }
      : { ...openGraph, type: 'website' },
    twitter: { card: 'summary_large_image', title, description, images: [{ url: picture.url, alt: title }] },
    robots: { ...(noindex && { index: false }), 'max-image-preview': 'large' },
  };
}
