import type { Metadata } from 'next';
import type { FreePage } from '@/lib/content/entries/loadFreePages';
import type { Locale } from '@/lib/shared/i18n/locales';
import { freePagePath } from '@/lib/shared/i18n/paths';
import { pageMetadata } from './pageMetadata';

/** The metadata of a page that editors added; its title is its keyword. */
export function freePageMetadata(page: FreePage, locale: Locale): Metadata {
  return pageMetadata({
    locale,
    path: freePagePath(page.slug),
    title: page.title,
    description: page.description,
    keywords: page.title,
    translations: page.locales,
  });
}
