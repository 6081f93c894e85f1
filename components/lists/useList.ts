import { getChoicesPath, type ListResult, parseListView } from 'paged-lists';
import {
  containsAllWords,
  DataError,
  type FetchedPages,
  fetchNextPage,
  getOrCreatePages,
  hasMore,
  joinTexts,
  type PageSource,
  subscribeToPages,
  subscribeToQuery,
} from 'paged-lists/client';
import {
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { reloadOnce } from 'static-islands/recovery';
import { fade, prefersReducedMotion } from '@/lib/browser/fade';
import { getPageSource } from '@/lib/browser/lists/getPageSource';
import { LIST_APPLIED } from '@/lib/browser/protocol';
import { type EntryProps, getChoices, type ListProps } from './listProps';

/** Number of skeletons for search results while their number is unknown. */
const SEARCH_SKELETON_COUNT = 3;

/** Durations of the animations. Entries fade out faster than they fade in, to make room for new entries. */
const ENTER_SECONDS = 0.3;
const LEAVE_SECONDS = 0.15;

const NO_IDS: ReadonlySet<string> = new Set();

type Options<T> = Pick<ListProps<T>, 'list' | 'entries' | 'filters'> &
  Pick<EntryProps<T>, 'shape' | 'getFilterValues'> & { root: RefObject<HTMLElement | null> };

/**
 * Returns the state of a list for the current URL: the initial entries to show, the fetched entries, the number of
 * matches, and the state of requests. Initial entries (`entries`) are in the HTML; `root` is the list's element. When
 * entries change, they fade in or out.
 */
export function useList<T extends { id: string }>({
  list,
  entries,
  filters,
  shape,
  getFilterValues,
  root,
}: Options<T>) {
  const search = useUrlQuery();
  const view = useMemo(() => parseListView(search, getChoices(filters)), [search, filters]);
  const filtered = entries.filter((entry) =>
    view.choices.every(({ name, value }) => getFilterValues(entry)[name]?.includes(value)),
  );
  const source = useMemo(
    () => getPageSource<T>(list, shape, view, filtered.length),
    [list, shape, view, filtered.length],
  );
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
  const matchCount = isSearch
    ? results?.total
    : (pages.total ?? list.counts[getChoicesPath(view.choices)] ?? 0);
  const missingCount = isSearch ? SEARCH_SKELETON_COUNT : (matchCount ?? 0) - visibleIds.length;
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
    counts: results?.counts ?? list.counts,
    /** True while the number of search results is unknown. */
    isCounting: isSearch && results === undefined && pages.status !== 'failed',
    isLoading,
    status: pages.status,
    /** Number of skeletons to show for entries that are being fetched. */
    skeletonCount: isGrowing ? Math.min(missingCount, list.pageSize) : 0,
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
 * Returns the pages fetched from a source, and a function that requests the next page. Requests the first page at once
 * if the HTML contains no entries of the source.
 */
function usePages<T extends { id: string }>(source: PageSource<T>): [FetchedPages<T>, () => void] {
  const getPages = () => getOrCreatePages(source);
  const pages = useSyncExternalStore(subscribeToPages, getPages, getPages);

  useEffect(() => {
    const state = getOrCreatePages(source);
    if (source.firstPage === 1 && state.nextPage === 1 && hasMore(state)) void fetchNextPage(source);
  }, [source]);

  const loadMore = useCallback(() => {
    const { status, error } = getOrCreatePages(source);
    // A code chunk could not be loaded, probably because a newer version has been deployed.
    if (status === 'failed' && !(error instanceof DataError) && reloadOnce()) return;
    void fetchNextPage(source);
  }, [source]);

  return [pages, loadMore];
}

/**
 * Returns the search results to show: the results of the previous search until new results are loaded, so that the
 * list does not flicker while typing. Undefined without a search, and until the first results are loaded.
 */
function useSearchResults<T>(isSearch: boolean, pages: FetchedPages<T>): FetchedPages<T> | undefined {
  const [previousResults, setPreviousResults] = useState<FetchedPages<T>>();
  const latestResults = pages.nextPage > 1 ? pages : previousResults;
  const results = isSearch ? latestResults : undefined;
  if (results !== previousResults) setPreviousResults(results);
  return results;
}

/**
 * Fades entries in and out when `visibleIds` changes. Returns the ids of entries that are fading out and must still be
 * rendered. No animation on first render or with reduced motion.
 */
function useFadeTransitions(root: RefObject<HTMLElement | null>, visibleIds: string[]): ReadonlySet<string> {
  const key = visibleIds.join(' ');
  const [rendered, setRendered] = useState({ key, ids: visibleIds });
  const [leavingIds, setLeavingIds] = useState(NO_IDS);
  if (rendered.key !== key) {
    setRendered({ key, ids: visibleIds });
    const removedIds = rendered.ids.filter((id) => !visibleIds.includes(id));
    setLeavingIds(prefersReducedMotion() ? NO_IDS : new Set(removedIds));
  }

  const previousIds = useRef(visibleIds);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key changes if and only if the ids change
  useLayoutEffect(() => {
    const addedIds = visibleIds.filter((id) => !previousIds.current.includes(id));
    previousIds.current = visibleIds;
    void fade(getVisibleItems(root.current, addedIds), [0, 1], ENTER_SECONDS);
  }, [key]);

  useLayoutEffect(() => {
    if (leavingIds.size === 0) return;
    let isActive = true;
    const items = getVisibleItems(root.current, [...leavingIds]);
    fade(items, [1, 0], LEAVE_SECONDS).then(() => {
      for (const item of items) item.style.opacity = '';
      if (isActive) setLeavingIds(NO_IDS);
    });
    return () => {
      isActive = false;
    };
  }, [leavingIds, root]);

  return leavingIds;
}

/** Returns the visible list items of the entries with the given ids. */
function getVisibleItems(root: HTMLElement | null, ids: readonly string[]): HTMLElement[] {
  const items = [...(root?.querySelectorAll<HTMLElement>('[data-item]') ?? [])];
  return items.filter(({ dataset, hidden }) => !hidden && ids.includes(dataset.item ?? ''));
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
