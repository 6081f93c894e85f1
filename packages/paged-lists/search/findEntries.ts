import { type IndexSource, search } from 'site-search/client';
import { fetchOnce } from '../client/fetchData';
import type { FilterValues, ListPage, ListResult, ListView } from '../listTypes';
import { matchesShape, type Shape } from '../matchesShape';
import { getPage, getPageCount } from '../paginate';
import { getChoicesPath } from '../parseListView';

export type SearchOptions = {
  index: IndexSource;
  /** The shape of an entry in data files. */
  shape: Shape;
  pageSize: number;
  /** Returns the URL of the file with an entry and its full text. */
  getEntryUrl: (id: string) => string;
};

/** Returns a page of search results, best match first. Throws if a file cannot be loaded. */
export async function findEntries<T extends { id: string }>(
  { index, shape, pageSize, getEntryUrl }: SearchOptions,
  { query, choices }: ListView,
  page: number,
): Promise<ListPage<ListResult<T>>> {
  const { ids, keys, mark, getExcerpt } = await search(index, query, choices);
  const isEntry = (value: unknown): value is { entry: T; text: string } =>
    matchesShape(value, { entry: shape, text: 'string' });
  const entries = await Promise.all(
    getPage(ids, page, pageSize).map(async (id) => {
      const { entry, text } = await fetchOnce(getEntryUrl(id), isEntry);
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
