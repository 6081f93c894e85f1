import type { Metadata } from 'next';
import { loadMessages } from '@/lib/content/messages/loadMessages';
import { siteRoutes } from '@/lib/content/routes/siteRoutes';
import { cardSize } from '@/lib/content/shareCards/cardSize';
import { getShareCardUrl } from '@/lib/content/shareCards/getShareCardPath';
import { getLocalePath } from '@/lib/shared/i18n/getLocalePath';
import { defaultLocale } from '@/lib/shared/i18n/locales';
import { pickContentLocale } from '@/lib/shared/i18n/pickContentLocale';
import { getAbsoluteUrl } from '@/lib/shared/site';

/**
 * The metadata of a path without a language. People share such addresses, so they have a preview too; search engines
 * are sent to the English page, or to the language that a post is written in.
 */
export function getBareMetadata(path: string): Metadata {
  const { name, description } = loadMessages(defaultLocale).messages.common.site;
  const route = siteRoutes().find((one) => one.path === path);
  const source = pickContentLocale(defaultLocale, route?.locales ?? []);
  const url = getAbsoluteUrl(getLocalePath(source, path));
  const picture = { url: getShareCardUrl(source, path), ...cardSize, alt: name };
  return {
    title: name,
    description,
    alternates: { canonical: url },
    openGraph: { type: 'website', url, siteName: name, title: name, description, images: [picture] },
    twitter: { card: 'summary_large_image' },
    ...(route?.noindex && { robots: { index: false } }),
  };
}
