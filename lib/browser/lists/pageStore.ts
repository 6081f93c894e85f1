import { dispatchPreloadError, isStaleDeploy, reloadOnce } from 'static-islands/recovery';
import type { ListPage } from '@/lib/browser/lists/listTypes';

/** The pages fetched so far from one source: a list, a filtered list, or a search. */
export type FetchedPages<T> = {
  entries: T[];
  /** The number of the page to fetch next. */
  nextPage: number;
  pageCount: number;
  /** Number of entries on all pages, including pages that are not fetched yet; undefined before the first page. */
  total: number | undefined;
  /** Number of search results of each filter option. */
  counts?: Record<string, number> | undefined;
  status: 'ready' | 'loading' | 'failed';
  /** The error of the last attempt, if it failed. */
  error?: unknown;
};

/** A source of pages. */
export type PageSource<T> = {
  /** Identifies the source in the store. */
  key: string;
  /** The number of the first page to fetch. */
  firstPage: number;
  /** The expected number of pages; each fetched page contains the actual number. */
  pageCount: number;
  loadPage: (page: number) => Promise<ListPage<T>>;
};

/**
 * Fetched pages by source, kept for the lifetime of the document. A visitor who returns to a list or filter sees the
 * same entries at once. All entries of a source have the same type.
 */
const pagesBySource = new Map<string, FetchedPages<never>>();
const listeners = new Set<() => void>();

/** Calls `listener` when the pages of any source change. Returns a function that removes the listener. */
export function subscribeToPages(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns the pages fetched from a source; stores an empty state at the first call. */
export function getOrCreatePages<T>({ key, firstPage, pageCount }: PageSource<T>): FetchedPages<T> {
  const stored = pagesBySource.get(key);
  if (stored) return stored as FetchedPages<T>;
  const initial: FetchedPages<T> = {
    entries: [],
    nextPage: firstPage,
    pageCount,
    total: undefined,
    status: 'ready',
  };
  pagesBySource.set(key, initial as FetchedPages<never>);
  return initial;
}

/** True if there is a page left to fetch. */
export function hasMore({ nextPage, pageCount }: FetchedPages<unknown>): boolean {
  return nextPage <= pageCount;
}

/**
 * Fetches the next page of a source, unless there is no further page or a request is pending. Never throws. A failure
 * is stored and dispatched as `preload-error`. If no listener handles it and the deploy is stale, the document is
 * reloaded.
 */
export async function fetchNextPage<T extends { id: string }>(source: PageSource<T>): Promise<void> {
  const state = getOrCreatePages(source);
  if (state.status === 'loading' || !hasMore(state)) return;
  setPages(source.key, { ...state, status: 'loading' });
  try {
    const { entries, pages, total, counts } = await source.loadPage(state.nextPage);
    // If the list has grown since the page was loaded, some entries are repeated.
    const knownIds = new Set(state.entries.map(({ id }) => id));
    const added = entries.filter(({ id }) => !knownIds.has(id));
    setPages(source.key, {
      entries: [...state.entries, ...added],
      nextPage: state.nextPage + 1,
      pageCount: pages,
      total,
      counts,
      status: 'ready',
    });
  } catch (error) {
    setPages(source.key, { ...state, status: 'failed', error });
    if (dispatchPreloadError(error) && (await isStaleDeploy())) reloadOnce();
  }
}

function setPages<T>(key: string, pages: FetchedPages<T>): void {
  pagesBySource.set(key, pages as FetchedPages<never>);
  for (const listener of listeners) listener();
}
