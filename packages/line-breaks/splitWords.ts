import { NO_BREAK_SPACE } from './characters';

/** Chinese words of one character that belong to the word after them, such as prepositions and numerals. */
const PREPOSITIVE =
  /^[在与和及或从到对由向把被将为以用每最同已再先也还不就只各这那一二两三四五六七八九十百千万亿]$/;

/**
 * A word that belongs to the word before it: of one character, such as a particle or a suffix, or a particle that
 * `Intl.Segmenter` joins with the next word: “看|的是”.
 */
const POSTPOSITIVE = /^(?:\p{Script=Han}|的(?!确).+)$/u;

/**
 * Splits a text at its line break opportunities: after spaces, and in Chinese between words, but never before closing
 * or after opening punctuation, next to most words of one character, or at a non-breaking space. Each piece keeps its
 * trailing space, so that joining the pieces restores the text.
 */
export function splitWords(text: string, locale: string): string[] {
  const words: string[] = [];
  for (const { segment } of new Intl.Segmenter(locale, { granularity: 'word' }).segment(text)) {
    const previous = words.at(-1);
    if (previous === undefined || canBreakLine(previous, segment)) words.push(segment);
    else words[words.length - 1] = previous + segment;
  }
  return words;
}

/** True if a line may end with `before` and the next line start with `after`. */
function canBreakLine(before: string, after: string): boolean {
  if (/^\s/.test(after) || before.endsWith(NO_BREAK_SPACE) || PREPOSITIVE.test(before)) return false;
  const endsInHan = /\p{Script=Han}$/u.test(before);
  if (endsInHan && POSTPOSITIVE.test(after) && !PREPOSITIVE.test(after)) return false;
  if (/\s$/.test(before)) return true;
  const isClosing = /^[\p{P}\p{S}]/u.test(after) && !/^[\p{Ps}\p{Pi}]/u.test(after);
  if (isClosing || /[\p{Ps}\p{Pi}]$/u.test(before)) return false;
  // No break between a numeral and its unit: "九十天" (ninety days).
  if (/[一二两三四五六七八九十百千万亿]$/.test(before) && /^\p{Script=Han}/u.test(after)) return false;
  return /[\p{Script=Han}，。、：；！？”’》）」]$/u.test(before) || /^\p{Script=Han}/u.test(after);
}
