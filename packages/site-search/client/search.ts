import MiniSearch from 'minisearch';
import { getIndexOptions } from '../getIndexOptions';
import { parseVariants } from '../text/normalizeText';
import { buildSearchQuery } from './buildSearchQuery';
import { getExcerpt } from './getExcerpt';
import { findRanges, highlightText, type Segment } from './highlightText';
import type { IndexSource } from './IndexSource';
import { loadIndexHead, loadTerms } from './loadIndex';
import { joinWords, parseQuery } from './parseQuery';

/** A filter and the value that documents must have in their `keys`. */
export type FilterChoice = { name: string; value: string };

export type SearchResult = {
  /** Ids of the documents that contain every word and match the filters, best match first. */
  ids: string[];
  /** The `keys` of every document that contains every word, regardless of the filters. */
  keys: Record<string, readonly string[]>[];
  /** Splits a text into segments that match the query and segments that do not. */
  mark: (text: string) => Segment[];
  /**
   * Returns an excerpt of a text that shows why its document matched; undefined if `visibleText`, which the page shows
   * anyway, contains every word.
   */
  getExcerpt: (text: string, visibleText: string) => string | undefined;
};

/** Searches an index. Loads only its head and the term files that may contain the words of the query. */
export async function search(
  source: IndexSource,
  query: string,
  filters: readonly FilterChoice[] = [],
): Promise<SearchResult> {
  const { locale } = source;
  const head = await loadIndexHead(source);
  const variants = parseVariants(head.variants);
  const words = parseQuery(query, locale, variants);
  const terms = await loadTerms(source, head, words);
  const index = MiniSearch.loadJS({ ...head.index, index: terms }, getIndexOptions(locale));
  const matches = index.search(buildSearchQuery(words, locale));
  const results = matches.filter(({ keys }) =>
    filters.every(({ name, value }) => keys?.[name]?.includes(value)),
  );
  return {
    ids: results.map(({ id }) => id),
    keys: matches.map(({ keys }) => keys ?? {}),
    mark: (text) => highlightText(text, [...words, ...joinWords(words, locale).flat()], variants),
    getExcerpt(text, visibleText) {
      const missingWords = words.filter((word) => findRanges(visibleText, [word], variants).length === 0);
      return missingWords.length > 0 ? getExcerpt(text, words, variants) : undefined;
    },
  };
}
