import type { PagedList } from '@/lib/shared/i18n/paths';
import { dataUrl, pageFile } from '@/lib/shared/lists/dataPaths';
import { expectedIn } from '@/lib/shared/lists/expectedIn';
import { isShaped, type Shape } from '@/lib/shared/lists/isShaped';
import type { Listed } from '@/lib/shared/lists/Listed';
import type { ListFacts } from '@/lib/shared/lists/ListFacts';
import { pageCount } from '@/lib/shared/lists/paginate';
import type { ListView } from '@/lib/shared/lists/readView';
import { fetchData } from './fetchData';
import type { ListPage } from './Pages';
import type { Source } from './pageStore';

/**
 * Where a list's further entries come from in a view: the results of a search, the pages of what a filter leaves of a
 * list that stands in the page in part only, or the list's own further pages.
 */
export function sourceOf<T extends { id: string }>(
  list: ListFacts,
  shape: Shape,
  view: ListView,
): Source<Listed<T>> {
  const { name, locale, total, size, onPage } = list;
  if (view.query !== '') return searchSource(list, shape, view);

  const isPage = (value: unknown): value is ListPage<Listed<T>> =>
    isShaped(value, { entries: [shape], pages: 'number', total: 'number' });
  const [choice] = view.choices;
  const load = (page: number) =>
    fetchData(dataUrl(locale, pageFile(name as PagedList, page, choice)), isPage);
  const isWhole = onPage.length === total;
  if (choice === undefined || isWhole) {
    return { key: `${locale}/${name}`, first: 2, pages: isWhole ? 1 : pageCount(total, size), load };
  }

  const key = `${locale}/${name}/${choice.name}-${choice.value}`;
  const expected = expectedIn(view, list);
  const isComplete = expected?.matching === expected?.onPage;
  return { key, first: 1, pages: isComplete ? 0 : pageCount(expected?.matching ?? 0, size), load };
}

function searchSource<T extends { id: string }>(
  list: ListFacts,
  shape: Shape,
  view: ListView,
): Source<Listed<T>> {
  const { query, choices } = view;
  const chosen = choices.map(({ name, value }) => `${name}-${value}`).join('/');
  return {
    key: `${list.locale}/${list.name}/${chosen}?${query}`,
    first: 1,
    pages: 1,
    load: async (page) => {
      const { findEntries } = await import('@/lib/browser/search/findEntries');
      return findEntries<T>(list, shape, view, page);
    },
  };
}
