const listeners = new Set<() => void>();

/** Calls `listener` whenever the query of the address changes, by a list of the page or by Back and Forward. */
export function watchQuery(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('popstate', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('popstate', listener);
  };
}

/** The query of the address, as `location.search`. */
export function readQuery(): string {
  return location.search;
}

/**
 * Puts a query into the address: as a new entry of the history, or in place of the current one. Nothing happens where
 * it is there already.
 */
export function writeQuery(search: string, entry: 'push' | 'replace'): void {
  const query = search === '?' ? '' : search;
  if (query === location.search) return;
  const url = location.pathname + query;
  if (entry === 'push') history.pushState(null, '', url);
  else history.replaceState(null, '', url);
  for (const listener of listeners) listener();
}
