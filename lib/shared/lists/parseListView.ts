/** A filter in force: `{ name: 'tag', value: 'erp' }`. */
export type Choice = { name: string; value: string };

/** The values of an entry by the name of the filter, in the order in which the list offers its filters. */
export type FilterValues = Record<string, readonly string[]>;

/** What an address asks a list to show: what was searched for, and the filters in force, in the list's order. */
export type ListView = { query: string; choices: Choice[] };

/** How much of a search in the address is read, in UTF-16 code units: as much as the search box takes. */
export const MAX_QUERY_LENGTH = 100;

/** Reads a list's view from a query string. `options` are all choices there are; an unknown value means All. */
export function parseListView(search: string, options: readonly Choice[]): ListView {
  const parameters = new URLSearchParams(search);
  const query = parameters.get('q')?.slice(0, MAX_QUERY_LENGTH).trim() ?? '';
  return {
    query: query && /[\p{L}\p{N}\p{sc=Han}]/u.test(query) ? query : '',
    choices: options.filter(({ name, value }) => value && parameters.get(name) === value),
  };
}

/** What stands for some choices in data files and counts: `industry-garment/region-dong-nai/`; empty without any. */
export function getChoicesPath(choices: readonly Choice[]): string {
  return choices.map(({ name, value }) => `${name}-${value}/`).join('');
}
