/** Sets one filter in a query string, or removes it if `value` is empty. Keeps the other parameters. */
export function setFilter(search: string, name: string, value: string): string {
  const query = new URLSearchParams(search);
  query.delete(name);
  if (value) query.set(name, value);
  return `?${query}`;
}

/** Removes all filters and the search from a query string. */
export function clearFilters(search: string, names: readonly string[]): string {
  return [...names, 'q'].reduce((query, name) => setFilter(query, name, ''), search);
}
