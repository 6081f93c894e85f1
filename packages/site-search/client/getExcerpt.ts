import type { Variants } from '../text/normalizeText';
import { findRanges, type TextRange } from './highlightText';
import type { QueryWord } from './parseQuery';

/** Number of characters shown before and after the start of a match. */
const CHARS_BEFORE = 50;
const CHARS_AFTER = 150;

/**
 * Returns the part of a text in which most words of a query occur, as close together as possible. An ellipsis marks
 * each cut. Returns undefined if no word occurs.
 */
export function getExcerpt(
  text: string,
  words: readonly QueryWord[],
  variants?: Variants,
): string | undefined {
  const matchStart = findDensestStart(words.map((word) => findRanges(text, [word], variants)));
  if (matchStart === undefined) return undefined;
  const start =
    matchStart <= CHARS_BEFORE ? 0 : getNextWordStart(text, matchStart - CHARS_BEFORE, matchStart);
  const end =
    text.length <= matchStart + CHARS_AFTER
      ? text.length
      : getPreviousWordEnd(text, matchStart + CHARS_AFTER);
  return `${start > 0 ? '…' : ''}${text.slice(start, end).trim()}${end < text.length ? '…' : ''}`;
}

/** Returns the start of the passage that contains the most words. Of several such passages, chooses the shortest. */
function findDensestStart(rangesByWord: TextRange[][]): number | undefined {
  const candidates = rangesByWord.flat().map(([start]) => {
    const ends = rangesByWord
      .map((ranges) => ranges.find((range) => range[0] >= start && range[1] <= start + CHARS_AFTER)?.[1])
      .filter((end) => end !== undefined);
    return { start, wordCount: ends.length, length: Math.max(...ends) - start };
  });
  return candidates.sort((a, b) => b.wordCount - a.wordCount || a.length - b.length)[0]?.start;
}

/** Returns the start of the next word between `from` and `end`; `from` itself if there is no space between them. */
function getNextWordStart(text: string, from: number, end: number): number {
  const space = text.indexOf(' ', from);
  return space >= 0 && space < end ? space + 1 : from;
}

/** Returns the end of the last word before `to`; `to` itself if there is no space near it. */
function getPreviousWordEnd(text: string, to: number): number {
  const space = text.lastIndexOf(' ', to);
  return space > to - CHARS_BEFORE ? space : to;
}
