import { getLocale } from 'next-intl/server';
import { archiveGraph } from '@/lib/content/structuredData/archiveGraph';
import type { ListName } from '@/lib/shared/i18n/paths';
import { JsonLd } from './JsonLd';

/** What a further page of a list tells search engines in their own terms. The first page is the list itself. */
export async function ArchiveData({ list, page }: { list: ListName; page: number }) {
  return page > 1 && <JsonLd graph={archiveGraph(list, page, await getLocale())} />;
}
