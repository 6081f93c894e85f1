import { foldText, normalizeText, type Variants } from './normalizeText';

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

/** Matches names that are also written without a space: Viet Nam, Ha Noi, ISO 9001. */
const SPACED_NAME =
  /(?<![\p{L}\p{N}])(?:\p{Lu}\p{Ll}{1,5} \p{Lu}\p{Ll}{1,5}|\p{Lu}{2,5} \d{1,5})(?![\p{L}\p{N}])/gu;

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

/** British and American spellings, and irregular plurals, with the form in the index. */
const SPELLINGS: readonly [RegExp, string][] = [
  [/([iy])z/g, '$1s'],
  [/(?<=[a-z]{3})our/g, 'or'],
  [/(?<=[bt])re$/, 'er'],
  [/(?<=log)ue$/, ''],
  [/^(licen|defen|offen|practi)[cs]e?/, '$1s'],
  [/^programme/, 'program'],
  [/^gray/, 'grey'],
  [/^(cancel|label|model|travel|fulfil|enrol|instal)l/, '$1'],
  [/^(judg|ag)e(?=ment|ing)/, '$1'],
  [/^children$/, 'child'],
  [/^(shel|hal)ve$/, '$1f'],
  [/^(m|wom)en$/, '$1an'],
];

/**
 * Returns the form in which a folded word is indexed, so that other spellings of the word find it.
 *
 * - Vietnamese: `i` instead of `y` at the end of a syllable without another vowel: `ky` → `ki`, `quy` → `qui`. Both are
 *   written, as in kỹ thuật and kĩ thuật.
 * - Other languages, whose texts contain English words: the singular, as of the S-stemmer of D. Harman, “How effective
 *   is suffixing?” (1991), also of plurals that end with `es`; and one of the British and the American spelling.
 */
export function getStem(word: string, locale: string): string {
  if (hasTones(locale)) return isSpelledWithY(word) ? `${word.slice(0, -1)}i` : word;
  const singular = getSingular(word);
  return SPELLINGS.reduce((stem, [pattern, replacement]) => stem.replace(pattern, replacement), singular);
}

/** True if a Vietnamese syllable ends with `y` as its only vowel. Expects a folded word. */
export function isSpelledWithY(word: string): boolean {
  return /^(?:qu|[b-df-hj-np-tv-xz]+)y$/.test(word);
}

function getSingular(word: string): string {
  if (/[^ae]ies?$/.test(word) && word.length > 4) return word.replace(/ies?$/, 'y');
  // The singular has no `e` either, because the plural does not tell `cache` from `branch`.
  if (/(?:[sxzo]|[cs]h)es?$/.test(word) && word.length > 4) return word.replace(/es?$/, '');
  if (/(?<=[aeiouy]s)is$/.test(word)) return word.slice(0, -2);
  return /[^us]s$/.test(word) && word.length > 3 ? word.slice(0, -1) : word;
}

/** True if words of a language may differ only in their tones. */
export function hasTones(locale: string): boolean {
  return /^vi\b/.test(locale);
}

/**
 * A unit of text for search: a word of letters and digits, or a run of Chinese characters. `start` is the offset of the
 * unit, in UTF-16 code units.
 */
export type TextRun = { text: string; start: number; isChinese: boolean };

const RUN = /(\p{Script=Han}+)|(?!\p{Script=Han})[\p{L}\p{N}](?:(?!\p{Script=Han})[\p{L}\p{M}\p{N}])*/gu;

/** Splits a normalized text into words and runs of Chinese characters, in order. */
export function splitRuns(text: string): TextRun[] {
  return [...text.matchAll(RUN)].map((match) => ({
    text: match[0],
    start: match.index,
    isChinese: match[1] !== undefined,
  }));
}

/**
 * Returns the pairs of neighbouring characters of a Chinese text: 库存准 → 库存, 存准. A single character is returned
 * unchanged.
 */
export function getBigrams(text: string): string[] {
  const characters = [...text];
  if (characters.length < 2) return characters;
  return characters.slice(1).map((character, index) => `${characters[index]}${character}`);
}
