import { foldText, normalizeWithOffsets, type Variants } from '../text/normalizeText';
import { getBigrams, getStem, getTonedStem, splitRuns, type TextRun } from '../text/terms';
import type { QueryWord } from './parseQuery';

/** Start (inclusive) and end (exclusive) of a range in a text, in UTF-16 code units. */
export type TextRange = [start: number, end: number];

/** A segment of a text; `isMarked` if it matches the search query. */
export type Segment = { text: string; isMarked: boolean };

/** Splits a text into segments that match the words of a query and segments that do not. */
export function highlightText(text: string, words: readonly QueryWord[], variants?: Variants): Segment[] {
  const segments: Segment[] = [];
  let position = 0;
  for (const [start, end] of mergeRanges(findRanges(text, words, variants))) {
    segments.push({ text: text.slice(position, start), isMarked: false });
    segments.push({ text: text.slice(start, end), isMarked: true });
    position = end;
  }
  segments.push({ text: text.slice(position), isMarked: false });
  return segments.filter((segment) => segment.text !== '');
}

/** Returns the ranges of the original text that match the words of a query. */
export function findRanges(original: string, words: readonly QueryWord[], variants?: Variants): TextRange[] {
  const { text, starts, ends } = normalizeWithOffsets(original, variants);
  const runs = splitRuns(text);
  return words
    .flatMap((word) =>
      word.isChinese
        ? findChineseRanges(word.text, text)
        : [...findWordRanges(word, runs), ...findJoinedRanges(word, runs)],
    )
    .map(([start, end]) => [starts[start] ?? 0, ends[end - 1] ?? 0]);
}

/**
 * Returns the ranges of words that match a query word, completely or at their beginning. If the query word has tones
 * and occurs with the same tones, words with other tones do not match.
 */
function findWordRanges(word: QueryWord, runs: readonly TextRun[]): TextRange[] {
  const matchingRuns = runs.filter((run) => getMatchLength(word, run.text) > 0);
  const exactRuns = word.isToned
    ? matchingRuns.filter((run) => getTonedStem(run.text).startsWith(word.text))
    : [];
  return (exactRuns.length > 0 ? exactRuns : matchingRuns).map(({ text, start }) => [
    start,
    start + getMatchLength(word, text),
  ]);
}

/** Returns the ranges of two or three neighbouring words that a query word contains written as one: `Viet Nam`. */
function findJoinedRanges({ folded }: QueryWord, runs: readonly TextRun[]): TextRange[] {
  return runs.flatMap(({ start, text }, index): TextRange[] => {
    let [joined, end] = [text, start + text.length];
    for (const next of runs.slice(index + 1, index + 3)) {
      if (next.start > end + 1) break;
      joined += next.text;
      end = next.start + next.text.length;
      if (getStem(foldText(joined), 'en') === folded) return [[start, end]];
    }
    return [];
  });
}

/** Returns the length of the part of `text`, a word, that matches a query word: the whole word, its beginning, or 0. */
function getMatchLength({ folded, isPrefix }: QueryWord, text: string): number {
  const candidate = foldText(text);
  const forms = [candidate, getStem(candidate, 'en'), getStem(candidate, 'vi')];
  if (forms.includes(folded)) return text.length;
  if (!isPrefix || !candidate.startsWith(folded)) return 0;
  // Folding may change the length of a text: `ß` becomes `ss`.
  let length = folded.length;
  while (length < text.length && foldText(text.slice(0, length)).length < folded.length) length += 1;
  return length;
}

/** Returns the ranges of the whole phrase or, if the phrase does not occur, of each of its bigrams. */
function findChineseRanges(phrase: string, text: string): TextRange[] {
  const phraseRanges = findOccurrences(phrase, text);
  return phraseRanges.length > 0
    ? phraseRanges
    : getBigrams(phrase).flatMap((bigram) => findOccurrences(bigram, text));
}

function findOccurrences(searched: string, text: string): TextRange[] {
  const ranges: TextRange[] = [];
  for (let start = text.indexOf(searched); start >= 0; start = text.indexOf(searched, start + 1)) {
    ranges.push([start, start + searched.length]);
  }
  return ranges;
}

/** Sorts ranges and merges those that overlap or touch. */
function mergeRanges(ranges: TextRange[]): TextRange[] {
  const merged: TextRange[] = [];
  for (const [start, end] of ranges.sort((a, b) => a[0] - b[0])) {
    const last = merged.at(-1);
    if (last && start <= last[1]) last[1] = Math.max(last[1], end);
    else merged.push([start, end]);
  }
  return merged;
}
