import type { Metadata } from 'next';
import { getTranslator } from '@/lib/content/messages/getTranslator';
import { type Page, pages } from '@/lib/i18n/paths';
import { buildPageMetadata } from './buildPageMetadata';

/** Generates the metadata of a page from the `meta` messages of its namespace. */
export async function generatePageMetadata(page: Page): Promise<Metadata> {
  const t = await getTranslator(page);
  return buildPageMetadata({
    locale: t.locale,
    path: pages[page],
    title: t.text('meta.title'),
    description: t.text('meta.description'),
    keywords: t.text('meta.keywords'),
  });
}
