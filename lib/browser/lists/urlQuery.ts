import { QUERY_CHANGED } from '../protocol';

/** Calls `listener` when the query of the URL changes: through a list of the page, or through Back and Forward. */
export function subscribeToQuery(listener: () => void): () => void {
  addEventListener(QUERY_CHANGED, listener);
  addEventListener('popstate', listener);
  return () => {
    removeEventListener(QUERY_CHANGED, listener);
    removeEventListener('popstate', listener);
  };
}

/**
 * Writes a query into the URL, as a new history entry or by replacing the current one. Does nothing if the query is
 * unchanged.
 */
export function writeQuery(search: string, action: 'push' | 'replace'): void {
  const query = search === '?' ? '' : search;
  if (query === location.search) return;
  history[`${action}State`](null, '', location.pathname + query);
  dispatchEvent(new Event(QUERY_CHANGED));
}
