import type { Metadata } from 'next';
import { loadMessages } from '@/lib/content/loadMessages';
import { localePath } from '@/lib/i18n/localePath';
import { defaultLocale } from '@/lib/i18n/locales';
import { cardSize } from '@/lib/og/cardSize';
import { shareCardPath } from '@/lib/og/shareCardPath';
import { absoluteUrl } from '@/lib/site';

/**
 * The metadata of a path without a language. People share such addresses, so they have a preview too; search engines
 * are sent to the English page.
 */
export function bareMetadata(path: string): Metadata {
  const { name, description } = loadMessages(defaultLocale).messages.common.site;
  const url = absoluteUrl(localePath(defaultLocale, path));
  const picture = { url: absoluteUrl(shareCardPath(defaultLocale, path)), ...cardSize, alt: name };
  return {
    title: name,
    description,
    alternates: { canonical: url },
    openGraph: { type: 'website', url, siteName: name, title: name, description, images: [picture] },
    twitter: { card: 'summary_large_image' },
  };
}
