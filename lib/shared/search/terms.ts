import type { Locale } from '@/lib/shared/i18n/locales';
import { foldText } from './foldText';
import { getBigrams } from './getBigrams';
import { splitRuns } from './splitRuns';
import { toSingular } from './toSingular';
import { unify, type Variants } from './unify';

/** Marks a term that is a word with its tones, as it stands in the text: `=tồn` beside `ton`. */
const EXACT_PREFIX = '=';

/** The term for a word with its tones, unified. */
export function getExactTerm(word: string): string {
  return EXACT_PREFIX + word;
}

/** What a term is sorted by: a word's two terms, with and without tones, stand together. */
export function getSortKey(term: string): string {
  return foldText(term.startsWith(EXACT_PREFIX) ? term.slice(EXACT_PREFIX.length) : term);
}

/**
 * The terms under which a text is found. A word stands there without tones and, in a language that has them, as written
 * too. A row of Chinese characters gives its pairs, and its last character, so that each single one begins a term.
 */
export function getTerms(text: string, locale: Locale, variants?: Variants): string[] {
  return splitRuns(unify(text, variants)).flatMap((run) => {
    if (run.isChinese) return [...getBigrams(run.text), ...[...run.text].slice(1).slice(-1)];
    return hasTones(locale) ? [getExactTerm(run.text), foldText(run.text)] : [toSingular(foldText(run.text))];
  });
}

/** Whether words of a language may differ in their tones only. */
export function hasTones(locale: Locale): boolean {
  return locale === 'vi';
}
