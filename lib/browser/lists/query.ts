import { QUERY_CHANGED } from '../protocol';

/** Calls `listener` whenever the query of the address changes, by a list of the page or by Back and Forward. */
export function subscribeToQuery(listener: () => void): () => void {
  addEventListener(QUERY_CHANGED, listener);
  addEventListener('popstate', listener);
  return () => {
    removeEventListener(QUERY_CHANGED, listener);
    removeEventListener('popstate', listener);
  };
}

/**
 * Puts a query into the address: as a new entry of the history, or in place of the current one. Nothing happens where
 * it is there already.
 */
export function writeQuery(search: string, entry: 'push' | 'replace'): void {
  const query = search === '?' ? '' : search;
  if (query === location.search) return;
  history[`${entry}State`](null, '', location.pathname + query);
  dispatchEvent(new Event(QUERY_CHANGED));
}
