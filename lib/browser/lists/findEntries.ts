import type { ListPage, ListResult, ListView, Shape } from 'paged-lists';
import { createIndexSource, findEntries as findInIndex } from 'paged-lists/search';
import { type IndexSource, loadIndexHead } from 'site-search/client';
import { getDataUrl, getEntryFile, getIndexFile, type SearchableList } from '@/lib/shared/lists/dataPaths';
import type { ListSummary } from '@/lib/shared/lists/listTypes';

/** Returns a page of search results, best match first. Throws if a file cannot be loaded. */
export function findEntries<T extends { id: string }>(
  list: ListSummary,
  shape: Shape,
  view: ListView,
  page: number,
): Promise<ListPage<ListResult<T>>> {
  const { locale, pageSize } = list;
  const name = list.name as SearchableList;
  const getEntryUrl = (id: string) => getDataUrl(locale, getEntryFile(name, id));
  return findInIndex({ index: getIndexSource(list), shape, pageSize, getEntryUrl }, view, page);
}

/** Prefetches the head of a list's search index, which every search needs. */
export function prefetchIndex(list: ListSummary): Promise<unknown> {
  return loadIndexHead(getIndexSource(list));
}

function getIndexSource({ name, locale }: ListSummary): IndexSource {
  return createIndexSource(name, locale, (file) =>
    getDataUrl(locale, getIndexFile(name as SearchableList, file)),
  );
}
