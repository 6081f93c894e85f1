import type { Metadata } from 'next';
import { getCopy } from '@/lib/content/texts/getCopy';
import { type Page, pages } from '@/lib/shared/i18n/paths';
import { pageMetadata } from './pageMetadata';

/** The metadata of one of the site's pages, from the `meta` texts of its message file. */
export async function metadataOf(page: Page): Promise<Metadata> {
  const copy = await getCopy(page satisfies Page);
  return pageMetadata({
    locale: copy.locale,
    path: pages[page],
    title: copy.text('meta.title'),
    description: copy.text('meta.description'),
    keywords: copy.text('meta.keywords'),
  });
}
