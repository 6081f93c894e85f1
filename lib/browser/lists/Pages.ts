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

/** Whether there is a page to fetch. */
export function hasMore({ next, pages }: Pages<unknown>): boolean {
  return next <= pages;
}

/** The state after a page was asked for; the same state where there is none, or one is already on its way. */
export function asked<T>(state: Pages<T>): Pages<T> {
  return state.status === 'loading' || !hasMore(state) ? state : { ...state, status: 'loading' };
}

/**
 * The state after a page came. Entries that are there already are left out: a list that has grown since the page was
 * loaded repeats some of them.
 */
export function received<T extends { id: string }>(state: Pages<T>, page: ListPage<T>): Pages<T> {
  const there = new Set(state.entries.map(({ id }) => id));
  return {
    entries: [...state.entries, ...page.entries.filter(({ id }) => !there.has(id))],
    next: state.next + 1,
    pages: page.pages,
    total: page.total,
    status: 'ready',
  };
}

/** The state after a page did not come: everything shown so far stays. */
export function failed<T>(state: Pages<T>, error: unknown): Pages<T> {
  return { ...state, status: 'failed', error };
}
