import { getLocale } from 'next-intl/server';
import { pageGraph } from '@/lib/content/structuredData/pageGraph';
import type { Page } from '@/lib/shared/i18n/paths';
import { JsonLd } from './JsonLd';

/** What one of the site's pages tells search engines in their own terms. */
export async function PageData({ page }: { page: Page }) {
  return <JsonLd graph={pageGraph(page, await getLocale())} />;
}
