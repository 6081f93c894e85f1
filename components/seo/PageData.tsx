import { getLocale } from 'next-intl/server';
import type { Page } from '@/lib/i18n/paths';
import { pageGraph } from '@/lib/structuredData/pageGraph';
import { JsonLd } from './JsonLd';

/** What one of the site's pages tells search engines in their own terms. */
export async function PageData({ page }: { page: Page }) {
  return <JsonLd graph={pageGraph(page, await getLocale())} />;
}
