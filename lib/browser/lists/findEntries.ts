import { type IndexSource, loadIndexHead, search } from 'site-search/client';
import { getDataUrl, getEntryFile, getIndexFile } from '@/lib/browser/lists/dataPaths';
import type {
  FilterValues,
  ListPage,
  ListResult,
  ListSummary,
  ListView,
} from '@/lib/browser/lists/listTypes';
import { getChoicesPath } from '@/lib/browser/lists/listView';
import { matchesShape, type Shape } from '@/lib/browser/lists/matchesShape';
import { getPage, getPageCount } from '@/lib/browser/lists/paginate';
import { DataError, fetchOnce, removeFromCache } from './fetchData';

/** Returns a page of search results, best match first. Throws if a file cannot be loaded. */
export async function findEntries<T extends { id: string }>(
  list: ListSummary,
  shape: Shape,
  { query, choices }: ListView,
  page: number,
): Promise<ListPage<ListResult<T>>> {
  const { locale, pageSize } = list;
  const { ids, keys, mark, getExcerpt } = await search(getIndexSource(list), query, choices);
  const isEntry = (value: unknown): value is { entry: T; text: string } =>
    matchesShape(value, { entry: shape, text: 'string' });
  const entries = await Promise.all(
    getPage(ids, page, pageSize).map(async (id) => {
      const file = getEntryFile(list.name, id);
      const { entry, text } = await fetchOnce(getDataUrl(locale, file), isEntry);
      const { title, summary } = entry as { title?: string; summary?: string };
      return { ...entry, mark, excerpt: getExcerpt(text, `${title} ${summary}`) };
    }),
  );
  return {
    entries,
    pages: getPageCount(ids.length, pageSize),
    total: ids.length,
    counts: countMatches(keys),
  };
}

/** Prefetches the head of a list's search index, which every search needs. */
export function prefetchIndex(list: ListSummary): Promise<unknown> {
  return loadIndexHead(getIndexSource(list));
}

function getIndexSource({ name, locale }: ListSummary): IndexSource {
  const getUrl = (file: string) => getDataUrl(locale, getIndexFile(name, file));
  return {
    locale,
    load: (file, isExpected) => fetchOnce(getUrl(file), isExpected),
    discard(files) {
      for (const file of files) removeFromCache(getUrl(file));
      return new DataError(`the files of the search index of ${name} come from two builds`);
    },
  };
}

/** Counts the matches of all filter options. */
function countMatches(keys: readonly FilterValues[]): Record<string, number> {
  const counts: Record<string, number> = { '': keys.length };
  for (const values of keys) {
    for (const [name, ids] of Object.entries(values)) {
      for (const value of ids) {
        const path = getChoicesPath([{ name, value }]);
        counts[path] = (counts[path] ?? 0) + 1;
      }
    }
  }
  return counts;
}
