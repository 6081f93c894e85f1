import { useMemo, useState } from 'react';
import { containsAllWords } from '@/lib/browser/lists/containsAllWords';
import { getPageSource } from '@/lib/browser/lists/getPageSource';
import { joinTexts } from '@/lib/browser/lists/joinTexts';
import { hasMore, type Pages } from '@/lib/browser/lists/pageStore';
import type { ListResult } from '@/lib/shared/lists/ListResult';
import { getChoicesPath, parseListView } from '@/lib/shared/lists/parseListView';
import { type EntryProps, getChoices, type ListProps } from './listProps';
import { usePages } from './usePages';
import { useQuery } from './useQuery';

/** Number of skeletons for search results while their number is unknown. */
const SEARCH_SKELETON_COUNT = 3;

type Options<T> = Pick<ListProps<T>, 'list' | 'entries' | 'groups'> &
  Pick<EntryProps<T>, 'shape' | 'getFilterValues'>;

/**
 * The state of a list for the current URL: entries in the page and fetched ones, the number of matches, and pending
 * requests.
 */
export function useListEntries<T extends { id: string }>({
  list,
  entries,
  groups,
  shape,
  getFilterValues,
}: Options<T>) {
  const search = useQuery();
  const view = useMemo(() => parseListView(search, getChoices(groups)), [search, groups]);
  const matchingOnPage = entries.filter((entry) =>
    view.choices.every(({ name, value }) => getFilterValues(entry)[name]?.includes(value)),
  );
  const source = useMemo(
    () => getPageSource<T>(list, shape, view, matchingOnPage.length),
    [list, shape, view, matchingOnPage.length],
  );
  const [pages, loadMore] = usePages(source);
  const isSearch = view.query !== '';
  const results = useSearchResults(isSearch, pages);

  const shown = results
    ? []
    : matchingOnPage.filter((entry) => containsAllWords(joinTexts(entry), view.query));
  const fetched: ListResult<T>[] = isSearch
    ? (results?.entries ?? [])
    : pages.entries.filter(({ id }) => !entries.some((entry) => entry.id === id));
  const isLoading = pages.status === 'loading';
  const isFirstOfSearch = isSearch && pages.next === 1;
  const matching = isSearch
    ? results?.total
    : (pages.total ?? list.counts[getChoicesPath(view.choices)] ?? 0);
  const missing = isSearch ? SEARCH_SKELETON_COUNT : (matching ?? 0) - shown.length - fetched.length;
  const isGrowing = isLoading && !(results && isFirstOfSearch);
  return {
    search,
    shown,
    fetched,
    isSearch,
    matching,
    isLoading,
    status: pages.status,
    /** Number of skeletons to show for entries that are being fetched. */
    skeletonCount: isGrowing ? Math.min(missing, list.size) : 0,
    /** The first page of a search is requested automatically, so Load more is hidden until then. */
    hasMore: hasMore(pages) && !(isFirstOfSearch && pages.status === 'ready'),
    hasGrown: pages.next > 2,
    isCounting: isSearch && results === undefined && pages.status !== 'failed',
    loadMore,
  };
}

/**
 * The results to show: the previous search's results until the new ones are loaded, so that the list does not flicker
 * while typing.
 */
function useSearchResults<T>(isSearch: boolean, pages: Pages<T>): Pages<T> | undefined {
  const [last, setLast] = useState<Pages<T>>();
  const settled = pages.next > 1 ? pages : last;
  const results = isSearch ? settled : undefined;
  if (results !== last) setLast(results);
  return results;
}
