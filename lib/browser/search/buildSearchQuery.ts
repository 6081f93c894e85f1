import type { Query } from 'minisearch';
import type { Locale } from '@/lib/shared/i18n/locales';
import { getBigrams } from '@/lib/shared/search/getBigrams';
import { getExactTerm, hasTones } from '@/lib/shared/search/terms';
import type { QueryWord } from './parseQuery';

/**
 * How much a match without tones counts beside one with the tones typed: so little that every text with the word as
 * typed comes before every text that has it only with other tones.
 */
const WITHOUT_TONES = 0.001;

/**
 * The query that the index of a language is asked: every word must be found, in Vietnamese as typed or at least without
 * its tones. Several words without a single tone come from a keyboard that has none: their tones say nothing.
 */
export function buildSearchQuery(words: readonly QueryWord[], locale: Locale): Query {
  const isToneless = words.length > 1 && !words.some(({ toned }) => toned);
  const inLatin = hasTones(locale) && !isToneless ? withTones : withoutTones;
  return {
    combineWith: 'AND',
    queries: words.map((word) => (word.chinese ? inChinese(word) : inLatin(word))),
  };
}

function inChinese({ text, prefix }: QueryWord): Query {
  return { combineWith: 'AND', prefix, queries: getBigrams(text) };
}

function withTones({ text, folded, prefix }: QueryWord): Query {
  return {
    combineWith: 'OR',
    prefix,
    queries: [getExactTerm(text), { queries: [folded], boostTerm: () => WITHOUT_TONES }],
  };
}

function withoutTones({ folded, prefix }: QueryWord): Query {
  return { prefix, queries: [folded] };
}
