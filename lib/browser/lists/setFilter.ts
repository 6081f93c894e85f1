/** The query string with one filter set, or taken out where `value` is empty. The other parameters stay. */
export function setFilter(search: string, name: string, value: string): string {
  const query = new URLSearchParams(search);
  query.delete(name);
  if (value) query.set(name, value);
  return `?${query}`;
}

/** The query string without any filter and without a search. */
export function clearFilters(search: string, names: readonly string[]): string {
  return [...names, 'q'].reduce((query, name) => setFilter(query, name, ''), search);
}
