import { getDataUrl, getPageFile } from '@/lib/browser/lists/dataPaths';
import { fetchData } from '@/lib/browser/lists/fetchData';
import type { ListPage, ListResult, ListSummary, ListView } from '@/lib/browser/lists/listTypes';
import { getChoicesPath } from '@/lib/browser/lists/listView';
import { matchesShape, type Shape } from '@/lib/browser/lists/matchesShape';
import type { PageSource } from '@/lib/browser/lists/pageStore';
import { getPageCount } from '@/lib/browser/lists/paginate';

/**
 * Returns the source of further entries for a view: search results, the pages of a filtered list, or the list's own
 * further pages. `shownCount` is the number of matching entries already in the page.
 */
export function getPageSource<T extends { id: string }>(
  list: ListSummary,
  shape: Shape,
  view: ListView,
  shownCount: number,
): PageSource<ListResult<T>> {
  const { name, locale, pageSize, counts } = list;
  const path = getChoicesPath(view.choices);
  const key = `${locale}/${name}/${path}`;
  if (view.query !== '') {
    const loadPage = async (page: number) => {
      const { findEntries } = await import('./findEntries');
      return findEntries<T>(list, shape, view, page);
    };
    return { key: `${key}?${view.query}`, firstPage: 1, pageCount: 1, loadPage };
  }
  const isPage = (value: unknown): value is ListPage<ListResult<T>> =>
    matchesShape(value, { entries: [shape], pages: 'number', total: 'number' });
  const matchCount = counts[path] ?? 0;
  return {
    key,
    firstPage: path === '' ? 2 : 1,
    pageCount: matchCount > shownCount ? getPageCount(matchCount, pageSize) : 0,
    loadPage: (page) => fetchData(getDataUrl(locale, getPageFile(name, page, path)), isPage),
  };
}
