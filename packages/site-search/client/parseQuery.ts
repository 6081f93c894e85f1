import { foldText, normalizeText, type Variants } from '../text/normalizeText';
import { getStem, getTonedStem, hasTones, isSpelledWithY, splitRuns } from '../text/terms';

/** A word of a search query, or a run of Chinese characters. */
export type QueryWord = {
  /** The word as typed, after `normalizeText`. */
  text: string;
  /** The term of the index: without tones and accents, as returned by `getStem`. */
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
  return runs.map(({ text, isChinese }, index) => {
    const folded = foldText(text);
    // A Vietnamese syllable with `y` is complete.
    const isComplete = hasTones(locale) && isSpelledWithY(folded);
    return {
      text: hasTones(locale) ? getTonedStem(text) : text,
      folded: getStem(folded, locale),
      isChinese,
      isToned: text !== folded,
      isPrefix: isChinese
        ? [...text].length === 1
        : !isComplete && (index === runs.length - 1 || text.length >= MIN_PREFIX_LENGTH),
    };
  });
}

/**
 * Returns the readings of a query in which words are written as one: each pair of neighbours, and all words. So `e mail`
 * and `e-mail` find `email`, `Viet Nam` finds `Vietnam`, and `1,000,000` finds `1000000`.
 */
export function joinWords(words: readonly QueryWord[], locale: string): QueryWord[][] {
  const join = (start: number, end: number): QueryWord[][] => {
    const parts = words.slice(start, end);
    if (parts.some(({ isChinese }) => isChinese)) return [];
    const text = parts.map((part) => part.text).join('');
    const isToned = parts.some((part) => part.isToned);
    const folded = getStem(foldText(text), locale);
    return [
      [
        ...words.slice(0, start),
        { text, folded, isChinese: false, isToned, isPrefix: false },
        ...words.slice(end),
      ],
    ];
  };
  const pairs = words.slice(1).flatMap((_, index) => join(index, index + 2));
  return words.length > 2 ? [...pairs, ...join(0, words.length)] : pairs;
}
