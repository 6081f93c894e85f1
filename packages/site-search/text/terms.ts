import { foldText } from './foldText';
import { getBigrams } from './getBigrams';
import { getStem, hasTones, isSpelledWithY } from './getStem';
import { normalizeText, type Variants } from './normalizeText';
import { splitRuns } from './splitRuns';

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

/** Matches two capitalized short words, such as Viet Nam or Ha Noi, which are also written as one. */
const SPACED_NAME = /(?<![\p{L}\p{N}])\p{Lu}\p{Ll}{1,5} \p{Lu}\p{Ll}{1,5}(?![\p{L}\p{N}])/gu;

/** Matches words and numbers that are also written without their punctuation: e-mail, Wi-Fi, TP.HCM, 50,000. */
const PUNCTUATED_WORD =
  /(?:(?!\p{Script=Han})[\p{L}\p{M}\p{N}])+(?:[-‐‑.,'’](?:(?!\p{Script=Han})[\p{L}\p{M}\p{N}])+)+/gu;

/** The longest joined word that is indexed. A longer one is a URL or a list. */
const MAX_JOINED_LENGTH = 24;

/**
 * Returns the index terms of a text. A word is indexed without tones and, in Vietnamese, also with its tones; words that
 * are also written as one are indexed separately and joined. A run of Chinese characters is indexed by its bigrams and
 * its last character, so that a term starts with each character.
 */
export function getTerms(text: string, locale: string, variants?: Variants): string[] {
  const terms = splitRuns(normalizeText(text, variants)).flatMap((run) => {
    if (run.isChinese) return [...getBigrams(run.text), ...[...run.text].slice(1).slice(-1)];
    const folded = getStem(foldText(run.text), locale);
    return hasTones(locale) ? [getExactTerm(getTonedStem(run.text)), folded] : [folded];
  });
  const compounds = [...(text.match(SPACED_NAME) ?? []), ...(text.match(PUNCTUATED_WORD) ?? [])];
  const joined = compounds.map((compound) => foldText(compound).replace(/[^\p{L}\p{N}]/gu, ''));
  return [
    ...terms,
    ...joined.filter((word) => word.length <= MAX_JOINED_LENGTH).map((word) => getStem(word, locale)),
  ];
}

/** Returns a Vietnamese word with `i` instead of `y` where both are written, with its tone: `kỹ` → `kĩ`. */
export function getTonedStem(word: string): string {
  if (!isSpelledWithY(foldText(word))) return word;
  return word
    .normalize('NFD')
    .replace(/y(?=\p{M}*$)/u, 'i')
    .normalize('NFC');
}
