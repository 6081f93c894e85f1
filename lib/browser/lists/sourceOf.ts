import { dataUrl, pageFile } from '@/lib/shared/lists/dataPaths';
import { isShaped, type Shape } from '@/lib/shared/lists/isShaped';
import type { Listed } from '@/lib/shared/lists/Listed';
import type { ListFacts } from '@/lib/shared/lists/ListFacts';
import { pageCount } from '@/lib/shared/lists/paginate';
import { type ListView, pathOf } from '@/lib/shared/lists/readView';
import { fetchData } from './fetchData';
import type { ListPage, Source } from './pageStore';

/**
 * Where a list's further entries come from in a view: the results of a search, the pages of what its choices leave of
 * the list, or the list's own further pages. `shown` is how many that fit stand in the page.
 */
export function sourceOf<T extends { id: string }>(
  list: ListFacts,
  shape: Shape,
  view: ListView,
  shown: number,
): Source<Listed<T>> {
  const { name, locale, size, counts } = list;
  const path = pathOf(view.choices);
  const key = `${locale}/${name}/${path}`;
  if (view.query !== '') {
    const load = async (page: number) => {
      const { findEntries } = await import('@/lib/browser/search/findEntries');
      return findEntries<T>(list, shape, view, page);
    };
    return { key: `${key}?${view.query}`, first: 1, pages: 1, load };
  }
  const isPage = (value: unknown): value is ListPage<Listed<T>> =>
    isShaped(value, { entries: [shape], pages: 'number', total: 'number' });
  const matching = counts[path] ?? 0;
  return {
    key,
    first: path === '' ? 2 : 1,
    pages: matching > shown ? pageCount(matching, size) : 0,
    load: (page) => fetchData(dataUrl(locale, pageFile(name, page, path)), isPage),
  };
}
