import { type RefObject, useLayoutEffect, useMemo, useSyncExternalStore } from 'react';
import { containsAllWords, joinTexts } from '@/lib/browser/lists/containsAllWords';
import type { FilterValues, ListResult, ListView } from '@/lib/browser/lists/listTypes';
import { getChoicesPath, parseListView } from '@/lib/browser/lists/listView';
import { hasMore, type PageSource } from '@/lib/browser/lists/pageStore';
import { subscribeToQuery } from '@/lib/browser/lists/urlQuery';
import { LIST_APPLIED } from '@/lib/browser/protocol';
import { useFadeTransitions } from './useFadeTransitions';
import { usePages, useSearchResults } from './usePages';

/** Number of skeletons for search results while their number is unknown. */
const SEARCH_SKELETON_COUNT = 3;

export type PagedListOptions<T> = {
  /** The list's element. */
  root: RefObject<HTMLElement | null>;
  /** The initial entries, which are in the HTML. */
  entries: readonly T[];
  /** The filters by name, with the values that a visitor can choose. */
  filters: readonly { name: string; options: readonly { value: string }[] }[];
  getFilterValues: (entry: T) => FilterValues;
  /** Number of entries by path of choices (`getChoicesPath`). */
  counts: Record<string, number>;
  /** Number of entries that each load adds. */
  pageSize: number;
  /**
   * Returns the source of further entries for a view, of which `shownCount` initial entries are shown. Memoized by the
   * caller.
   */
  getSource: (view: ListView, shownCount: number) => PageSource<ListResult<T>>;
};

/**
 * Returns the state of a list for the current URL: the initial entries to show, the fetched entries, the number of
 * matches, and the state of requests. When entries change, they fade in or out.
 */
export function usePagedList<T extends { id: string }>({
  root,
  entries,
  filters,
  getFilterValues,
  counts,
  pageSize,
  getSource,
}: PagedListOptions<T>) {
  const search = useUrlQuery();
  const view = useMemo(() => {
    const choices = filters.flatMap(({ name, options }) => options.map(({ value }) => ({ name, value })));
    return parseListView(search, choices);
  }, [search, filters]);
  const filtered = entries.filter((entry) =>
    view.choices.every(({ name, value }) => getFilterValues(entry)[name]?.includes(value)),
  );
  const source = useMemo(() => getSource(view, filtered.length), [getSource, view, filtered.length]);
  const [pages, loadMore] = usePages(source);
  const isSearch = view.query !== '';
  const results = useSearchResults(isSearch, pages);

  const shownEntries = results
    ? []
    : filtered.filter((entry) => containsAllWords(joinTexts(entry), view.query));
  const fetchedEntries: ListResult<T>[] = isSearch
    ? (results?.entries ?? [])
    : pages.entries.filter(({ id }) => !entries.some((entry) => entry.id === id));
  const visibleIds = [...shownEntries, ...fetchedEntries].map(({ id }) => id);
  const leavingIds = useFadeTransitions(root, visibleIds);
  useSyncHidden(root, entries.length, shownEntries);

  const isLoading = pages.status === 'loading';
  const isFirstPagePending = isSearch && pages.nextPage === 1;
  const matchCount = isSearch ? results?.total : (pages.total ?? counts[getChoicesPath(view.choices)] ?? 0);
  const missingCount = isSearch ? SEARCH_SKELETON_COUNT : (matchCount ?? 0) - visibleIds.length;
  // The first page of a filter is requested automatically. Also true before the request, as in the HTML before hydration.
  const isFilterPending =
    !isSearch &&
    view.choices.length > 0 &&
    pages.nextPage === 1 &&
    hasMore(pages) &&
    pages.status !== 'failed';
  const isGrowing = isLoading && !(results && isFirstPagePending);
  return {
    search,
    isSearch,
    shownEntries,
    fetchedEntries,
    /** The ids of all entries to show. */
    visibleIds,
    /** The ids of initial entries that are fading out and must still be rendered. */
    leavingIds,
    /** Number of matching entries, including entries that are not fetched yet; undefined until the number is known. */
    matchCount,
    /** Number of entries of each filter option that match the search. */
    counts: results?.counts ?? counts,
    /** True while the first results of a search or a filter are loading. */
    isPending: isFilterPending || (isSearch && results === undefined && pages.status !== 'failed'),
    isLoading,
    status: pages.status,
    /** Number of skeletons to show for entries that are being fetched. */
    skeletonCount: isGrowing ? Math.min(missingCount, pageSize) : 0,
    /** The first page of a search is requested automatically, so Load more is hidden until then. */
    hasMore: hasMore(pages) && !(isFirstPagePending && pages.status === 'ready'),
    hasLoadedMore: pages.nextPage > 2,
    loadMore,
  };
}

/** Returns the query of the URL (`location.search`). During hydration, returns the query that the markup shows. */
function useUrlQuery(): string {
  return useSyncExternalStore(subscribeToQuery, () => location.search, getHydrationQuery);
}

/** Returns an empty query during the build, and if no list was updated before hydration. */
function getHydrationQuery(): string {
  if (typeof document === 'undefined') return '';
  return document.querySelector(`[${LIST_APPLIED}]`) ? location.search : '';
}

/**
 * After hydration, hides the initial entries that are not in `shownEntries`. React does not correct attributes during
 * hydration, and the script before hydration may hide other entries, because the script searches only the visible text.
 */
function useSyncHidden(
  root: RefObject<HTMLElement | null>,
  initialEntryCount: number,
  shownEntries: readonly { id: string }[],
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: only after hydration; later changes are rendered by React
  useLayoutEffect(() => {
    const shownIds = new Set(shownEntries.map(({ id }) => id));
    const items = root.current?.querySelectorAll<HTMLElement>('[data-item]') ?? [];
    for (const item of [...items].slice(0, initialEntryCount)) {
      item.hidden = !shownIds.has(item.dataset.item ?? '');
    }
  }, []);
}
