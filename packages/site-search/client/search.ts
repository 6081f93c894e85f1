import type { Query } from 'minisearch';
import MiniSearch from 'minisearch';
import { getIndexOptions } from '../getIndexOptions';
import { parseVariants } from '../text/normalizeText';
import { getBigrams, getExactTerm, hasTones } from '../text/terms';
import { getExcerpt } from './getExcerpt';
import { findRanges, highlightText, type Segment } from './highlightText';
import { type IndexSource, loadIndexHead, loadTerms } from './loadIndex';
import { joinWords, parseQuery, type QueryWord } from './parseQuery';

export type SearchResult = {
  /** Ids of the documents that contain every word, best match first. */
  ids: string[];
  /** Splits a text into segments that match the query and segments that do not. */
  mark: (text: string) => Segment[];
  /**
   * Returns an excerpt of a text that shows why its document matched; undefined if `visibleText`, which the page shows
   * anyway, contains every word.
   */
  getExcerpt: (text: string, visibleText: string) => string | undefined;
};

/** Searches an index. Loads only its head and the term files that may contain the words of the query. */
export async function search(source: IndexSource, query: string): Promise<SearchResult> {
  const { locale } = source;
  const head = await loadIndexHead(source);
  const variants = parseVariants(head.variants);
  const words = parseQuery(query, locale, variants);
  const terms = await loadTerms(source, head, words);
  const index = MiniSearch.loadJS({ ...head.index, index: terms }, getIndexOptions(locale));
  return {
    ids: index.search(buildSearchQuery(words, locale)).map(({ id }) => id),
    mark: (text) => highlightText(text, [...words, ...joinWords(words, locale).flat()], variants),
    getExcerpt(text, visibleText) {
      const missingWords = words.filter((word) => findRanges(visibleText, [word], variants).length === 0);
      return missingWords.length > 0 ? getExcerpt(text, words, variants) : undefined;
    },
  };
}

/** Weight of a match without tones relative to an exact match. It is so small that exact matches always rank first. */
const TONELESS_BOOST = 0.001;

/**
 * Builds the query for the index of a locale. Every word must match, separately or joined with a neighbour; in Vietnamese,
 * words match with or without tones. If several words have no tones at all, the visitor probably types without tones, so
 * exact matches are not preferred.
 */
export function buildSearchQuery(words: readonly QueryWord[], locale: string): Query {
  const readings = [words, ...joinWords(words, locale)];
  return { combineWith: 'OR', queries: readings.map((reading) => buildReading(reading, locale)) };
}

function buildReading(words: readonly QueryWord[], locale: string): Query {
  const isToneless = words.length > 1 && !words.some(({ isToned }) => isToned);
  const buildLatinQuery = hasTones(locale) && !isToneless ? buildTonedQuery : buildTonelessQuery;
  return {
    combineWith: 'AND',
    queries: words.map((word) => (word.isChinese ? buildChineseQuery(word) : buildLatinQuery(word))),
  };
}

function buildChineseQuery({ text, isPrefix }: QueryWord): Query {
  return { combineWith: 'AND', prefix: isPrefix, queries: getBigrams(text) };
}

function buildTonedQuery({ text, folded, isPrefix }: QueryWord): Query {
  return {
    combineWith: 'OR',
    prefix: isPrefix,
    queries: [getExactTerm(text), { queries: [folded], boostTerm: () => TONELESS_BOOST }],
  };
}

function buildTonelessQuery({ folded, isPrefix }: QueryWord): Query {
  return { prefix: isPrefix, queries: [folded] };
}
