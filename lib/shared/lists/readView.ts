import type { Choice } from './dataPaths';

/** A filter of a list: its parameter in the address, and how many entries carry each of its values. */
export type ListFilter = {
  name: string;
  counts: Record<string, number>;
  /** How many of them stand in the page as delivered. */
  onPage: Record<string, number>;
};

/** What an address asks a list to show: what was searched for, and the filters in force. */
export type ListView = { query: string; choices: Choice[] };

/** How much of a search in the address is read, in UTF-16 code units: as much as the search box takes. */
export const LONGEST_QUERY = 100;

/** Reads a list's view from a query string. An unknown value of a filter means All. */
export function readView(search: string, filters: readonly Pick<ListFilter, 'name' | 'counts'>[]): ListView {
  const parameters = new URLSearchParams(search);
  const query = parameters.get('q')?.slice(0, LONGEST_QUERY).trim() ?? '';
  return {
    query: /[\p{L}\p{N}]/u.test(query) ? query : '',
    choices: filters.flatMap(({ name, counts }) => {
      const value = parameters.get(name);
      return value !== null && Object.hasOwn(counts, value) ? [{ name, value }] : [];
    }),
  };
}
