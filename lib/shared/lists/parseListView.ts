/** An active filter: `{ name: 'tag', value: 'erp' }`. */
export type Choice = { name: string; value: string };

/** An entry's values by filter name, in the order of the list's filters. */
export type FilterValues = Record<string, readonly string[]>;

/** The view that a URL selects: the search query, and the active filters in the list's order. */
export type ListView = { query: string; choices: Choice[] };

/** Maximum length of a query in UTF-16 code units, in the URL and in the search box. */
export const MAX_QUERY_LENGTH = 100;

/** Parses a list's view from a query string. `options` are all available choices; an unknown value means All. */
export function parseListView(search: string, options: readonly Choice[]): ListView {
  const parameters = new URLSearchParams(search);
  const query = parameters.get('q')?.slice(0, MAX_QUERY_LENGTH).trim() ?? '';
  return {
    query: query && /[\p{L}\p{N}\p{sc=Han}]/u.test(query) ? query : '',
    choices: options.filter(({ name, value }) => value && parameters.get(name) === value),
  };
}

/**
 * Returns the path that identifies choices in data files and counts: `industry-garment/region-dong-nai/`; empty
 * without choices.
 */
export function getChoicesPath(choices: readonly Choice[]): string {
  return choices.map(({ name, value }) => `${name}-${value}/`).join('');
}
