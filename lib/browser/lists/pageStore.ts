import { dispatchPreloadError } from '../pages/dispatchPreloadError';
import { isStaleDeploy } from '../pages/isStaleDeploy';
import { reloadOnce } from '../pages/reloadOnce';

/** A fetched page of a list: its entries, and the total numbers of pages and entries. */
export type ListPage<T> = { entries: T[]; pages: number; total: number };

/** The pages fetched so far from one source: a list, a filtered list, or a search. */
export type Pages<T> = {
  entries: T[];
  /** The number of the page to fetch next. */
  next: number;
  pages: number;
  total: number | undefined;
  status: 'ready' | 'loading' | 'failed';
  /** The error of the last attempt, if it failed. */
  error?: unknown;
};

/**
 * A source of pages. `key` identifies it, `first` is the first page to fetch, `pages` the expected number of pages.
 */
export type PageSource<T> = {
  key: string;
  first: number;
  pages: number;
  load: (page: number) => Promise<ListPage<T>>;
};

/**
 * Fetched pages by source, kept for the lifetime of the document. A visitor who returns to a list or filter sees the
 * same entries at once. All entries of a source have the same type.
 */
const states = new Map<string, Pages<never>>();
const listeners = new Set<() => void>();

export function subscribeToPages(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns the pages fetched from a source. */
export function readPages<T>({ key, first, pages }: PageSource<T>): Pages<T> {
  const known = states.get(key);
  if (known) return known as Pages<T>;
  const initial: Pages<T> = { entries: [], next: first, pages, total: undefined, status: 'ready' };
  states.set(key, initial as Pages<never>);
  return initial;
}

/** True if there is a page left to fetch. */
export function hasMore({ next, pages }: Pages<unknown>): boolean {
  return next <= pages;
}

/**
 * Fetches the next page of a source, unless there is no further page or a request is pending. Never throws. A failure
 * is stored and dispatched as `preload-error`. If no listener handles it and the deploy is stale, the document is
 * reloaded.
 */
export async function fetchNextPage<T extends { id: string }>(source: PageSource<T>): Promise<void> {
  const state = readPages(source);
  if (state.status === 'loading' || !hasMore(state)) return;
  setPages(source.key, { ...state, status: 'loading' });
  try {
    const { entries, pages, total } = await source.load(state.next);
    // If the list has grown since the page was loaded, some entries are repeated.
    const known = new Set(state.entries.map(({ id }) => id));
    const added = entries.filter(({ id }) => !known.has(id));
    const next = state.next + 1;
    setPages(source.key, { entries: [...state.entries, ...added], next, pages, total, status: 'ready' });
  } catch (error) {
    setPages(source.key, { ...state, status: 'failed', error });
    if (dispatchPreloadError(error) && (await isStaleDeploy())) reloadOnce();
  }
}

function setPages<T>(key: string, state: Pages<T>): void {
  states.set(key, state as Pages<never>);
  for (const listener of listeners) listener();
}
