import type { Metadata } from 'next';
import { cardSize } from '@/lib/content/shareCards/cardSize';
import { shareCardPath } from '@/lib/content/shareCards/shareCardPath';
import { loadMessages } from '@/lib/content/texts/loadMessages';
import { localePath } from '@/lib/shared/i18n/localePath';
import { defaultLocale } from '@/lib/shared/i18n/locales';
import { absoluteUrl } from '@/lib/shared/site';

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
