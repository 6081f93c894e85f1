import type { Choice, ListEntry, ListView } from './listTypes';

/** Maximum length of a search query in UTF-16 code units, in the URL and in the search box. */
export const MAX_QUERY_LENGTH = 100;

/**
 * Parses a list's view from the query of a URL. `options` are all available choices; an unknown value means All. A list
 * without a search box has no search query.
 */
export function parseListView(search: string, options: readonly Choice[], hasSearch: boolean): ListView {
  const parameters = new URLSearchParams(search);
  const query = hasSearch ? getSearchQuery(search) : '';
  return {
    // A query without letters and digits counts as empty. Unicode classes are slow at first use: tested if necessary.
    query: query && /[\p{L}\p{N}\p{sc=Han}]/u.test(query) ? query : '',
    choices: options.filter(({ name, value }) => value && parameters.get(name) === value),
  };
}

/** Returns the search query in the query of a URL (parameter `q`), without surrounding spaces. */
export function getSearchQuery(search: string): string {
  return new URLSearchParams(search).get('q')?.slice(0, MAX_QUERY_LENGTH).trim() ?? '';
}

/** True if an entry has the values of all active filters. */
export function matchesChoices({ labels }: ListEntry, choices: readonly Choice[]): boolean {
  return choices.every(({ name, value }) => labels[name]?.some(({ id }) => id === value));
}

/** Returns a URL query with one filter set, or removed if `value` is empty. Other parameters are unchanged. */
export function setFilter(search: string, name: string, value: string): string {
  const parameters = new URLSearchParams(search);
  parameters.delete(name);
  if (value) parameters.set(name, value);
  return `?${parameters}`;
}

/** Returns a URL query without the filters and the search query. Other parameters are unchanged. */
export function clearFilters(search: string, names: readonly string[]): string {
  return [...names, 'q'].reduce((result, name) => setFilter(result, name, ''), search);
}

/**
 * Returns the number of entries that match the filters, of which `shown` are among the `inPage` entries of the page;
 * undefined if other entries may match. The search query is ignored.
 */
export function countMatches(
  { choices }: ListView,
  { shown, inPage, total }: Record<'shown' | 'inPage' | 'total', number>,
): number | undefined {
  if (choices.length === 0) return total;
  return inPage === total ? shown : undefined;
}
