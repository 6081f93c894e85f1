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
 * Puts a query into the address: as a new entry of the history, or in place of the current one. The entry keeps what the
 * framework's router knows of the page, and so the router leaves the address to the list: it would write it late.
 */
export function writeQuery(search: string, entry: 'push' | 'replace'): void {
  const url = search === '' ? location.pathname : search;
  if (entry === 'push') history.pushState(history.state, '', url);
  else history.replaceState(history.state, '', url);
  for (const listener of listeners) listener();
}
