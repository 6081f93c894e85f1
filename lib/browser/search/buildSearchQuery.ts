import type { Query } from 'minisearch';
import type { Locale } from '@/lib/shared/i18n/locales';
import { getBigrams } from '@/lib/shared/search/getBigrams';
import { getExactTerm, hasTones } from '@/lib/shared/search/terms';
import type { QueryWord } from './parseQuery';

/**
 * Weight of a match without tones relative to an exact match. It is so small that exact matches always rank first.
 */
const TONELESS_BOOST = 0.001;

/**
 * Builds the query for the index of a locale. Every word must match; in Vietnamese, words match with or without
 * tones. If several words have no tones at all, the visitor's keyboard has probably no tones, so exact matches are
 * not preferred.
 */
export function buildSearchQuery(words: readonly QueryWord[], locale: Locale): Query {
  const isToneless = words.length > 1 && !words.some(({ isToned }) => isToned);
  const buildLatinQuery = hasTones(locale) && !isToneless ? buildTonedQuery : buildTonelessQuery;
  return {
    combineWith: 'AND',
    queries: words.map((word) => (word.isChinese ? buildChineseQuery(word) : buildLatinQuery(word))),
  };
}

function buildChineseQuery({ text, prefix }: QueryWord): Query {
  return { combineWith: 'AND', prefix, queries: getBigrams(text) };
}

function buildTonedQuery({ text, folded, prefix }: QueryWord): Query {
  return {
    combineWith: 'OR',
    prefix,
    queries: [getExactTerm(text), { queries: [folded], boostTerm: () => TONELESS_BOOST }],
  };
}

function buildTonelessQuery({ folded, prefix }: QueryWord): Query {
  return { prefix, queries: [folded] };
}
