import { foldText } from '../text/foldText';
import { normalizeText, type Variants } from '../text/normalizeText';
import { splitRuns } from '../text/splitRuns';
import { hasTones } from '../text/terms';
import { toSingular } from '../text/toSingular';

/** A word of a search query, or a run of Chinese characters. */
export type QueryWord = {
  /** The word as typed, after `normalizeText`. */
  text: string;
  /** The term of the index: without tones and accents and, except in Vietnamese, in the singular. */
  folded: string;
  isChinese: boolean;
  /** True if the word was typed with tones or accents. */
  isToned: boolean;
  /** True if the word also matches longer words that start with it. */
  isPrefix: boolean;
};

/**
 * Minimum length for a word in the middle of a query to match longer words. Vietnamese syllables are shorter: `ton kho`
 * must not match `tong kho`.
 */
const MIN_PREFIX_LENGTH = 4;

/** Splits a search query into words in the form that the index of a locale stores. The last word may be incomplete. */
export function parseQuery(query: string, locale: string, variants?: Variants): QueryWord[] {
  const runs = splitRuns(normalizeText(query, variants));
  return runs.map(({ text, isChinese }, index) => ({
    text,
    folded: hasTones(locale) ? foldText(text) : toSingular(foldText(text)),
    isChinese,
    isToned: text !== foldText(text),
    isPrefix: isChinese
      ? [...text].length === 1
      : index === runs.length - 1 || text.length >= MIN_PREFIX_LENGTH,
  }));
}
