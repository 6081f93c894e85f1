import { foldText } from './foldText';
import { getBigrams } from './getBigrams';
import { normalizeText, type Variants } from './normalizeText';
import { splitRuns } from './splitRuns';
import { toSingular } from './toSingular';

/** Prefix of a term with tones: a Vietnamese word is indexed as `=tồn` and as `ton`. */
const EXACT_PREFIX = '=';

/** Returns the term for a normalized word with its tones. */
export function getExactTerm(word: string): string {
  return EXACT_PREFIX + word;
}

/** Returns the sort key of a term. The two terms of a word, with and without tones, have the same key. */
export function getSortKey(term: string): string {
  return foldText(term.startsWith(EXACT_PREFIX) ? term.slice(EXACT_PREFIX.length) : term);
}

/**
 * Returns the index terms of a text. A word is indexed without tones and, in Vietnamese, also with its tones. A run of
 * Chinese characters is indexed by its bigrams and its last character, so that a term starts with each character.
 */
export function getTerms(text: string, locale: string, variants?: Variants): string[] {
  return splitRuns(normalizeText(text, variants)).flatMap((run) => {
    if (run.isChinese) return [...getBigrams(run.text), ...[...run.text].slice(1).slice(-1)];
    return hasTones(locale) ? [getExactTerm(run.text), foldText(run.text)] : [toSingular(foldText(run.text))];
  });
}

/** True if words of a language may differ only in their tones. */
export function hasTones(locale: string): boolean {
  return /^vi\b/.test(locale);
}
