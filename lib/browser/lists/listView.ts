import type { Choice, FilterValues, ListView } from './listTypes';

/** Maximum length of a search query in UTF-16 code units, in the URL and in the search box. */
export const MAX_QUERY_LENGTH = 100;

/** Parses a list's view from the query of a URL. `options` are all available choices; an unknown value means All. */
export function parseListView(search: string, options: readonly Choice[]): ListView {
  const parameters = new URLSearchParams(search);
  const query = getSearchQuery(search);
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

/**
 * Returns the path that identifies choices in data files and counts: `industry-garment/region-dong-nai/`; empty
 * without choices.
 */
export function getChoicesPath(choices: readonly Choice[]): string {
  return choices.map(({ name, value }) => `${name}-${value}/`).join('');
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
 * Groups the items of a list by every combination of filter choices. The key is the path of the choices; the empty path
 * is the unfiltered list. Each group is in the order of the list.
 */
export function groupByFilterChoices<T extends { filterValues: FilterValues }>(
  items: readonly T[],
): Map<string, T[]> {
  const groups = new Map<string, T[]>([['', []]]);
  for (const item of items) {
    for (const path of getChoicePaths(item.filterValues)) {
      const group = groups.get(path);
      if (group) group.push(item);
      else groups.set(path, [item]);
    }
  }
  return groups;
}

/** Returns the paths of all combinations of choices that match an item, including combinations with unset filters. */
function getChoicePaths(filterValues: FilterValues): string[] {
  let paths = [''];
  for (const [name, values] of Object.entries(filterValues)) {
    paths = paths.flatMap((path) => [
      path,
      ...values.map((value) => path + getChoicesPath([{ name, value }])),
    ]);
  }
  return paths;
}
