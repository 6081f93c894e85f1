import { getDataUrl, getPageFile } from '@/lib/shared/lists/dataPaths';
import type { ListResult } from '@/lib/shared/lists/ListResult';
import type { ListSummary } from '@/lib/shared/lists/ListSummary';
import { matchesShape, type Shape } from '@/lib/shared/lists/matchesShape';
import { getPageCount } from '@/lib/shared/lists/paginate';
import { getChoicesPath, type ListView } from '@/lib/shared/lists/parseListView';
import { fetchData } from './fetchData';
import type { ListPage, PageSource } from './pageStore';

/**
 * Returns the source of further entries for a view: search results, the pages of a filtered list, or the list's own
 * further pages. `shown` is the number of matching entries already in the page.
 */
export function getPageSource<T extends { id: string }>(
  list: ListSummary,
  shape: Shape,
  view: ListView,
  shown: number,
): PageSource<ListResult<T>> {
  const { name, locale, size, counts } = list;
  const path = getChoicesPath(view.choices);
  const key = `${locale}/${name}/${path}`;
  if (view.query !== '') {
    const load = async (page: number) => {
      const { findEntries } = await import('@/lib/browser/search/findEntries');
      return findEntries<T>(list, shape, view, page);
    };
    return { key: `${key}?${view.query}`, first: 1, pages: 1, load };
  }
  const isPage = (value: unknown): value is ListPage<ListResult<T>> =>
    matchesShape(value, { entries: [shape], pages: 'number', total: 'number' });
  const matching = counts[path] ?? 0;
  return {
    key,
    first: path === '' ? 2 : 1,
    pages: matching > shown ? getPageCount(matching, size) : 0,
    load: (page) => fetchData(getDataUrl(locale, getPageFile(name, page, path)), isPage),
  };
}
