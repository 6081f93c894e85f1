import type { Locale } from '@/lib/shared/i18n/locales';
import { bigrams } from './bigrams';
import { fold } from './fold';
import { runsOf } from './runsOf';
import { singular } from './singular';
import { unify, type Variants } from './unify';

/** Marks a term that is a word with its tones, as it stands in the text: `=tồn` beside `ton`. */
const EXACT = '=';

/** The term for a word with its tones, unified. */
export function exactTerm(word: string): string {
  return EXACT + word;
}

/** What a term is sorted by: a word's two terms, with and without tones, stand together. */
export function sortKey(term: string): string {
  return fold(term.startsWith(EXACT) ? term.slice(EXACT.length) : term);
}

/**
 * The terms under which a text is found. A word stands there without tones and, in a language that has them, as written
 * too. A row of Chinese characters gives its pairs, and its last character, so that each single one begins a term.
 */
export function termsOf(text: string, locale: Locale, variants?: Variants): string[] {
  return runsOf(unify(text, variants)).flatMap((run) => {
    if (run.chinese) return [...bigrams(run.text), ...[...run.text].slice(1).slice(-1)];
    return hasTones(locale) ? [exactTerm(run.text), fold(run.text)] : [singular(fold(run.text))];
  });
}

/** Whether words of a language may differ in their tones only. */
export function hasTones(locale: Locale): boolean {
  return locale === 'vi';
}
