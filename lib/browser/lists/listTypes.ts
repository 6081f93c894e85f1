import type { SearchResult } from 'site-search/client';
import type { Locale } from '@/lib/i18n/locales';

/** Data about a list that the browser needs in addition to the markup of the page. */
export type ListSummary = {
  /** The id of the list's element. */
  id: string;
  name: string;
  locale: Locale;
  /** Number of entries in the page, and number added by each load. */
  pageSize: number;
  /**
   * Number of entries by path of choices (`getChoicesPath`). The empty path counts all entries; paths without entries
   * are omitted.
   */
  counts: Record<string, number>;
  /** URL of the second page of the list, for visitors without scripts; undefined if the list has one page. */
  secondPageHref: string | undefined;
};

/** An active filter: `{ name: 'tag', value: 'erp' }`. */
export type Choice = { name: string; value: string };

/** An entry's values by filter name, in the order of the list's filters. */
export type FilterValues = Record<string, readonly string[]>;

/** The view that a URL selects: the search query, and the active filters in the list's order. */
export type ListView = { query: string; choices: Choice[] };

/**
 * A page of a list as a data file or a search returns it: its entries, and the total numbers of pages and entries. A
 * search also returns the number of matches by path of choices (`getChoicesPath`).
 */
export type ListPage<T> = { entries: T[]; pages: number; total: number; counts?: Record<string, number> };

/** Splits a text into segments that match the search query and segments that do not. */
export type Marker = SearchResult['mark'];

/** An entry of a list. A search result also has a function that marks matches, and an excerpt that contains a match. */
export type ListResult<T> = T & { mark?: Marker | undefined; excerpt?: string | undefined };
