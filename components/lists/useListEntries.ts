import { type RefObject, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { dispatchPreloadError, isStaleDeploy, reloadOnce } from 'static-islands/recovery';
import { type FetchedEntries, fetchEntries } from '@/lib/browser/lists/fetchEntries';
import type { ListEntry, ListResult } from '@/lib/browser/lists/listTypes';
import { countMatches, matchesChoices, parseListView } from '@/lib/browser/lists/listView';
import { subscribeToQuery } from '@/lib/browser/lists/urlQuery';
import { LIST_APPLIED } from '@/lib/browser/protocol';
import { getChoices, type ListProps } from './listProps';
import { useFadeInEntries } from './useFadeInEntries';

/** Number of skeletons while the number of entries to load is unknown. */
const DEFAULT_SKELETON_COUNT = 3;

/** The latest request for entries that are not in the page, and what has been loaded so far. */
type Request<T> = Partial<FetchedEntries<T>> & {
  key?: string;
  status: 'ready' | 'loading' | 'failed';
};

/**
 * Returns the state of a list for the current URL: the initial entries to show, the loaded entries, the number of matches,
 * and the state of the request. Entries that are not in the page are loaded when a filter, the search or Load more needs
 * them. New entries fade in.
 */
export function useListEntries<T extends ListEntry>(
  { list, entries, filters, labels }: Pick<ListProps<T>, 'list' | 'entries' | 'filters' | 'labels'>,
  root: RefObject<HTMLElement | null>,
) {
  const search = useUrlQuery();
  const hasSearch = labels.search !== undefined;
  const view = useMemo(
    () => parseListView(search, getChoices(filters), hasSearch),
    [search, filters, hasSearch],
  );
  const viewKey = JSON.stringify(view);
  const isSearch = view.query !== '';

  // Kept for each view: a visitor who returns to a filter sees the same entries.
  const [limits, setLimits] = useState<Record<string, number>>({});
  const hasLoadedMore = viewKey in limits;
  const limit = limits[viewKey] ?? list.pageSize;

  const [request, setRequest] = useState<Request<T>>({ status: 'ready' });
  const [attempt, setAttempt] = useState(0);
  const all = entries.length === list.total ? entries : request.all;
  const needsAll = all === undefined && (view.choices.length > 0 || hasLoadedMore);
  const key = isSearch || needsAll ? `${viewKey}${limit}` : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key identifies the request
  useEffect(() => {
    if (key === undefined) {
      setRequest((latest) => (latest.results ? { all: latest.all, status: 'ready' } : latest));
      return;
    }
    let isCurrent = true;
    setRequest((latest) => ({ ...latest, key, status: 'loading' }));
    fetchEntries(list, entries, view, limit).then(
      (loaded) => isCurrent && setRequest({ ...loaded, key, status: 'ready' }),
      async (error) => {
        if (isCurrent) setRequest((latest) => ({ ...latest, status: 'failed' }));
        if (dispatchPreloadError(error) && (await isStaleDeploy())) reloadOnce();
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [key, attempt]);
  // Also ready before the request starts, as in the HTML before hydration.
  const status = key !== undefined && key === request.key ? request.status : 'ready';
  const loadMore = () => {
    if (status === 'ready') setLimits({ ...limits, [viewKey]: limit + list.pageSize });
    if (status === 'failed') setAttempt(attempt + 1);
  };

  // The results of the previous search are shown until new results are loaded, so that the list does not flicker.
  const results = isSearch ? request.results : undefined;
  const matching = (all ?? entries).filter((entry) => matchesChoices(entry, view.choices));
  const initialIds = new Set(entries.map(({ id }) => id));
  const shownEntries = results ? [] : entries.filter((entry) => matchesChoices(entry, view.choices));
  const fetchedEntries: readonly ListResult<T>[] = isSearch
    ? (results?.entries ?? [])
    : matching.slice(0, limit).filter(({ id }) => !initialIds.has(id));
  const visibleIds = [...shownEntries, ...fetchedEntries].map(({ id }) => id);
  useFadeInEntries(root, visibleIds);

  const shown = visibleIds.length;
  const filteredCount = all
    ? matching.length
    : countMatches(view, { shown, inPage: entries.length, total: list.total });
  const matchCount = isSearch ? results?.total : filteredCount;
  const missingCount = matchCount === undefined ? DEFAULT_SKELETON_COUNT : matchCount - shown;
  const isGrowing = status === 'loading' && (results === undefined || hasLoadedMore);
  return {
    search,
    isSearch,
    shownEntries,
    fetchedEntries,
    /** Number of visible entries. */
    shown,
    /** Number of entries that match the view; undefined until the number is known. */
    matchCount,
    /** All entries that match the search, regardless of the filters. */
    searchMatches: results?.matches,
    status,
    skeletonCount: isGrowing ? Math.min(missingCount, list.pageSize) : 0,
    hasMore: status !== 'ready' || (!isSearch && matchCount === undefined) || shown < (matchCount ?? 0),
    hasLoadedMore,
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
