import {
  type FilterValues,
  getChoicesPath,
  getPage,
  getPageCount,
  type ListPage,
  type ListResult,
  type ListView,
  matchesShape,
  type Shape,
} from 'paged-lists';
import { DataError, fetchOnce, removeFromCache } from 'paged-lists/client';
import { type IndexSource, loadIndexHead, search } from 'site-search/client';
import type { Locale } from '@/lib/shared/i18n/locales';
import { getDataUrl, getEntryFile, getIndexFile, type SearchableList } from '@/lib/shared/lists/dataPaths';
import type { ListSummary } from '@/lib/shared/lists/listTypes';

/** Returns a page of search results, best match first. Throws if a file cannot be loaded. */
export async function findEntries<T extends { id: string }>(
  { locale, name, pageSize }: ListSummary,
  shape: Shape,
  { query, choices }: ListView,
  page: number,
): Promise<ListPage<ListResult<T>>> {
  const list = name as SearchableList;
  const { ids, keys, mark, getExcerpt } = await search(getIndexSource(locale, list), query, choices);
  const isEntry = (value: unknown): value is { entry: T; text: string } =>
    matchesShape(value, { entry: shape, text: 'string' });
  const entries = await Promise.all(
    getPage(ids, page, pageSize).map(async (id) => {
      const { entry, text } = await fetchOnce(getDataUrl(locale, getEntryFile(list, id)), isEntry);
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

/** Prefetches the head of a list's search index, which every search needs. */
export function prefetchIndex({ locale, name }: ListSummary): Promise<unknown> {
  return loadIndexHead(getIndexSource(locale, name as SearchableList));
}

function getIndexSource(locale: Locale, list: SearchableList): IndexSource {
  const getUrl = (file: string) => getDataUrl(locale, getIndexFile(list, file));
  return {
    locale,
    load: (file, isExpected) => fetchOnce(getUrl(file), isExpected),
    discard(files) {
      for (const file of files) removeFromCache(getUrl(file));
      return new DataError(`the files of the search index of ${list} come from two builds`);
    },
  };
}
