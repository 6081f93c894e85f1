import type { Query } from 'minisearch';
import { getBigrams } from '../text/getBigrams';
import { hasTones } from '../text/getStem';
import { getExactTerm } from '../text/terms';
import { joinWords, type QueryWord } from './parseQuery';

/** Weight of a match without tones relative to an exact match. It is so small that exact matches always rank first. */
const TONELESS_BOOST = 0.001;

/**
 * Builds the query for the index of a locale. Every word must match, separately or joined with a neighbour; in Vietnamese, words match with or without tones.
 * If several words have no tones at all, the visitor probably types without tones, so exact matches are not preferred.
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
