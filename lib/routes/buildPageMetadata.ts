import { removeNonBreakingSpaces } from 'line-breaks';
import type { Metadata } from 'next';
import { loadMessages } from '@/lib/content/messages/readMessages';
import { pickContentLocale } from '@/lib/i18n/getFallbackLang';
import { type Locale, localeInfo, locales } from '@/lib/i18n/locales';
import { getLocalePath } from '@/lib/i18n/paths';
import { getAbsoluteUrl } from '@/lib/i18n/site';
import { cardSize, getShareCardUrl } from '@/lib/routes/getShareCardPath';
import { getAlternates } from './getAlternates';
import { getFeedLink } from './links';

type PageMeta = {
  locale: Locale;
  /** The path without a locale: `/about/`. */
  path: string;
  title: string;
  description: string;
  keywords: string;
  /** The locales in which the text is available; all by default. */
  translations?: readonly Locale[];
  /** For an article or news item: the dates of publication and last update (YYYY-MM-DD), and the translated tags. */
  article?: { published: string; updated?: string | undefined; tags: string[] };
  /** Excludes the page from search engines. */
  noindex?: boolean | undefined;
};

/**
 * Builds the metadata of a page: title, description, keywords, Open Graph and Twitter tags, canonical URL and
 * alternates, with the English page as `x-default`. If a translation is missing, the canonical URL is the page in the
 * language of the text, and the page is not listed as an alternate.
 */
export function buildPageMetadata(meta: PageMeta): Metadata {
  const { locale, path, translations = locales, article, noindex } = meta;
  const [title, description] = [
    removeNonBreakingSpaces(meta.title),
    removeNonBreakingSpaces(meta.description),
  ];
  const contentLocale = pickContentLocale(locale, translations);
  const url = getAbsoluteUrl(getLocalePath(contentLocale, path));
  const siteName = removeNonBreakingSpaces(loadMessages(locale).messages.common.site.name);
  const image = { url: getShareCardUrl(contentLocale, path), ...cardSize, type: 'image/png', alt: title };
  const { ogLocale } = localeInfo[locale];
  const openGraph = {
    url,
    siteName,
    title,
    description,
    images: [image],
    locale: ogLocale,
    alternateLocale: translations
      .map((other) => localeInfo[other].ogLocale)
      .filter((other) => other !== ogLocale),
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
    twitter: { card: 'summary_large_image', title, description, images: [{ url: image.url, alt: title }] },
    robots: {
      ...((noindex || process.env.PREVIEW_DRAFTS) && { index: false }),
      'max-image-preview': 'large',
    },
  };
}
