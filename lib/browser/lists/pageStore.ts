import { dispatchPreloadError } from '../pages/dispatchPreloadError';
import { isStaleDeploy } from '../pages/isStaleDeploy';
import { reloadOnce } from '../pages/reloadOnce';

/** A page of a list as fetched: its entries, and how many pages and entries there are in all. */
export type ListPage<T> = { entries: T[]; pages: number; total: number };

/** The pages fetched so far of a list, of what a filter leaves of it, or of a search's results. */
export type Pages<T> = {
  entries: T[];
  /** The number of the page to fetch next. */
  next: number;
  pages: number;
  total: number | undefined;
  status: 'ready' | 'loading' | 'failed';
  /** Why the last attempt failed. */
  error?: unknown;
};

/** Where pages come from. `key` names it; `first` is the page to begin with, `pages` how many are expected. */
export type PageSource<T> = {
  key: string;
  first: number;
  pages: number;
  load: (page: number) => Promise<ListPage<T>>;
};

/**
 * What has been fetched, by source, for as long as the document lives: whoever returns to a list, or to a filter, finds
 * it as it was. The entries of a source are all of its one type.
 */
const states = new Map<string, Pages<never>>();
const listeners = new Set<() => void>();

export function subscribeToPages(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What has been fetched from a source. */
export function readPages<T>({ key, first, pages }: PageSource<T>): Pages<T> {
  const known = states.get(key);
  if (known) return known as Pages<T>;
  const fresh: Pages<T> = { entries: [], next: first, pages, total: undefined, status: 'ready' };
  states.set(key, fresh as Pages<never>);
  return fresh;
}

/** Whether there is a page to fetch. */
export function hasMore({ next, pages }: Pages<unknown>): boolean {
  return next <= pages;
}

/**
 * Fetches the next page of a source, unless there is none or it is on its way. A failure is kept and announced, and has
 * a page that is out of date loaded anew; it never throws.
 */
export async function fetchNextPage<T extends { id: string }>(source: PageSource<T>): Promise<void> {
  const state = readPages(source);
  if (state.status === 'loading' || !hasMore(state)) return;
  write(source.key, { ...state, status: 'loading' });
  try {
    const { entries, pages, total } = await source.load(state.next);
    // A list that has grown since the page was loaded repeats some entries.
    const known = new Set(state.entries.map(({ id }) => id));
    const added = entries.filter(({ id }) => !known.has(id));
    const next = state.next + 1;
    write(source.key, { entries: [...state.entries, ...added], next, pages, total, status: 'ready' });
  } catch (error) {
    write(source.key, { ...state, status: 'failed', error });
    if (dispatchPreloadError(error) && (await isStaleDeploy())) reloadOnce();
  }
}

function write<T>(key: string, state: Pages<T>): void {
  states.set(key, state as Pages<never>);
  for (const listener of listeners) listener();
}
