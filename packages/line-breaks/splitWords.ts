import { NO_BREAK_SPACE } from './characters';

/** Digits and Chinese numerals. */
const NUMERAL = '\\p{Nd}〇一二两三四五六七八九十百千万亿';

/** Chinese words of one character that belong to the word after them, such as prepositions and numerals. */
const PREPOSITIVE = new RegExp(
  `^[第在与和及或从到对由向把被将为以用每最同已再先也还不就只各这那${NUMERAL}]$`,
  'u',
);

/**
 * A word that belongs to the word, name or number before it: of one character, such as a particle, a suffix or a unit,
 * or a particle that `Intl.Segmenter` joins with the next word: “看|的是”.
 */
const POSTPOSITIVE = /^(?:\p{Script=Han}|的(?!确).+)$/u;

/** Parts of a date or quantity between which no line breaks: “7月|1日”, “九十|天”. */
const UNIT_BEFORE_NUMBER = /[年月]$/;
const STARTS_WITH_NUMBER = new RegExp(`^[${NUMERAL}]`, 'u');
const ENDS_WITH_NUMBER = new RegExp(`[${NUMERAL}]$`, 'u');

/**
 * Splits a text at its line break opportunities: after spaces, and in Chinese between words, but never before closing
 * or after opening punctuation, next to most words of one character, between a number and its unit, at a non-breaking
 * space, or inside one of the `phrases`. Each piece keeps its trailing space, so that joining the pieces restores the
 * text.
 */
export function splitWords(text: string, locale: string, phrases: readonly string[] = []): string[] {
  const words: string[] = [];
  let previousSegment = '';
  for (const { segment, index } of new Intl.Segmenter(locale, { granularity: 'word' }).segment(text)) {
    const previous = words.at(-1);
    const canSplit =
      previous === undefined ||
      (!PREPOSITIVE.test(previousSegment) &&
        canBreakLine(previous, segment) &&
        !isInsidePhrase(text, index, phrases));
    if (canSplit) words.push(segment);
    else words[words.length - 1] += segment;
    previousSegment = segment;
  }
  return words;
}

/** True if a position is inside one of the phrases in a text. */
const isInsidePhrase = (text: string, index: number, phrases: readonly string[]) =>
  phrases.some((phrase) => {
    const start = text.lastIndexOf(phrase, index - 1);
    return start !== -1 && index < start + phrase.length;
  });

/** True if a line may end with `before` and the next line start with `after`. */
function canBreakLine(before: string, after: string): boolean {
  if (/^\s/.test(after) || before.endsWith(NO_BREAK_SPACE)) return false;
  if (/\s$/.test(before)) return true;
  // A word of one character at the start of a clause has no word before it: “新|功能”.
  if (/^\p{Script=Han}$/u.test(before)) return false;
  if (/[\p{L}\p{N}%‰℃]$/u.test(before) && POSTPOSITIVE.test(after) && !PREPOSITIVE.test(after)) return false;
  if (ENDS_WITH_NUMBER.test(before) && /^\p{Script=Han}/u.test(after)) return false;
  if (UNIT_BEFORE_NUMBER.test(before) && STARTS_WITH_NUMBER.test(after)) return false;
  const isClosing = /^[\p{P}\p{S}]/u.test(after) && !/^[\p{Ps}\p{Pi}]/u.test(after);
  if (isClosing || /[\p{Ps}\p{Pi}]$/u.test(before)) return false;
  return /[\p{Script=Han}，。、：；！？”’》）」]$/u.test(before) || /^\p{Script=Han}/u.test(after);
}

/**
 * Splits a Chinese text between the words of its clauses that are longer than `maxLength` characters. After spaces and
 * punctuation, lines may break anyway, so the text is not split there.
 */
export function splitLongClauses(text: string, maxLength: number, phrases: readonly string[] = []): string[] {
  const clauses = text.split(/(?<=[，。、：；！？])/);
  const words = clauses.flatMap((clause) =>
    clause.length > maxLength ? splitWords(clause, 'zh', phrases) : clause,
  );
  const groups: string[] = [];
  for (const word of words) {
    const previous = groups.at(-1);
    if (previous === undefined || /[\p{L}\p{N}]$/u.test(previous)) groups.push(word);
    else groups[groups.length - 1] = previous + word;
  }
  return groups;
}
