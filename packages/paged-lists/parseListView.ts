import type { Choice, ListView } from './listTypes';

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
