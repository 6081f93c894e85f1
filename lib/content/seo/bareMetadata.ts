import type { Metadata } from 'next';
import { siteRoutes } from '@/lib/content/routes/siteRoutes';
import { cardSize } from '@/lib/content/shareCards/cardSize';
import { shareCardUrl } from '@/lib/content/shareCards/shareCardPath';
import { loadMessages } from '@/lib/content/texts/loadMessages';
import { localePath } from '@/lib/shared/i18n/localePath';
import { defaultLocale } from '@/lib/shared/i18n/locales';
import { writtenIn } from '@/lib/shared/i18n/writtenIn';
import { absoluteUrl } from '@/lib/shared/site';

/**
 * The metadata of a path without a language. People share such addresses, so they have a preview too; search engines
 * are sent to the English page, or to the language that a post is written in.
 */
export function bareMetadata(path: string): Metadata {
  const { name, description } = loadMessages(defaultLocale).messages.common.site;
  const route = siteRoutes().find((one) => one.path === path);
  const source = writtenIn(defaultLocale, route?.locales ?? []);
  const url = absoluteUrl(localePath(source, path));
  const picture = { url: shareCardUrl(source, path), ...cardSize, alt: name };
  return {
    title: name,
    description,
    alternates: { canonical: url },
    openGraph: { type: 'website', url, siteName: name, title: name, description, images: [picture] },
    twitter: { card: 'summary_large_image' },
    ...(route?.noindex && { robots: { index: false } }),
  };
}
