import { removeNonBreakingSpaces } from 'line-breaks';
import { mapStrings } from 'message-lint/files';
import type { Metadata } from 'next';
import { loadMessages } from '@/lib/content/messages/readMessages';
import { pickContentLocale } from '@/lib/i18n/getFallbackLang';
import { defaultLocale } from '@/lib/i18n/locales';
import { getLocalePath } from '@/lib/i18n/paths';
import { getAbsoluteUrl } from '@/lib/i18n/site';
import { cardSize, getShareCardUrl } from '@/lib/routes/getShareCardPath';
import { getSiteRoutes } from '@/lib/routes/getSiteRoutes';

/**
 * Returns the metadata of a URL without a locale. Visitors share such URLs, so they have a link preview. The canonical
 * URL is the English page or, for an untranslated post, the page in the language of the post.
 */
export function getBareMetadata(path: string): Metadata {
  const { name, description } = mapStrings(
    loadMessages(defaultLocale).messages.common.site,
    removeNonBreakingSpaces,
  );
  const route = getSiteRoutes().find((candidate) => candidate.path === path);
  const contentLocale = pickContentLocale(defaultLocale, route?.locales ?? []);
  const url = getAbsoluteUrl(getLocalePath(contentLocale, path));
  const image = { url: getShareCardUrl(contentLocale, path), ...cardSize, alt: name };
  return {
    title: name,
    description,
    alternates: { canonical: url },
    openGraph: { type: 'website', url, siteName: name, title: name, description, images: [image] },
    twitter: { card: 'summary_large_image' },
    ...((route?.noindex || process.env.PREVIEW_DRAFTS) && { robots: { index: false } }),
  };
}
