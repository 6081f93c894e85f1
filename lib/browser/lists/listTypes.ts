import type { SearchResult } from 'site-search/client';
import type { Locale } from '@/lib/i18n/locales';

/** Data about a list that the browser needs in addition to the markup of the page. */
export type ListSummary = {
  /** The id of the list's element. */
  id: string;
  name: string;
  locale: Locale;
  /** Number of entries in the page, and number added by Load more. */
  pageSize: number;
  /** Number of entries in the whole list. */
  total: number;
  /** URL of the second page of the list, for visitors without scripts; undefined if the list has one page. */
  secondPageHref: string | undefined;
};

/** An entry of a list: its id, the data of its card, and its filter values by filter name, with their labels. */
export type ListEntry = { id: string; labels: Record<string, readonly { id: string }[]> };

/** An active filter: `{ name: 'tag', value: 'erp' }`. */
export type Choice = { name: string; value: string };

/** The view that a URL selects: the search query, and the active filters in the list's order. */
export type ListView = { query: string; choices: Choice[] };

/** Splits a text into segments that match the search query and segments that do not. */
export type Marker = SearchResult['mark'];

/** An entry of a list. A search result also has a function that marks matches, and an excerpt that contains a match. */
export type ListResult<T> = T & { mark?: Marker | undefined; excerpt?: string | undefined };
