import type { Variants } from '../text/normalizeText';
import { findRanges, type TextRange } from './highlightText';
import type { QueryWord } from './parseQuery';

/** Number of characters shown before and after the start of a match. */
const CHARS_BEFORE = 50;
const CHARS_AFTER = 150;

/**
 * Returns the part of a text where most words of a query occur closest together, with … where it was cut. Returns
 * undefined if no word occurs.
 */
export function getExcerpt(
  text: string,
  words: readonly QueryWord[],
  variants?: Variants,
): string | undefined {
  const match = findDensestStart(words.map((word) => findRanges(text, [word], variants)));
  if (match === undefined) return undefined;
  const start = match <= CHARS_BEFORE ? 0 : getNextWordStart(text, match - CHARS_BEFORE, match);
  const end =
    text.length <= match + CHARS_AFTER ? text.length : getPreviousWordEnd(text, match + CHARS_AFTER);
  return `${start > 0 ? '…' : ''}${text.slice(start, end).trim()}${end < text.length ? '…' : ''}`;
}

/** Returns the start of the passage that contains most of the words; of several such passages, the shortest. */
function findDensestStart(rangesByWord: TextRange[][]): number | undefined {
  const candidates = rangesByWord.flat().map(([start]) => {
    const ends = rangesByWord
      .map((ranges) => ranges.find((range) => range[0] >= start && range[1] <= start + CHARS_AFTER)?.[1])
      .filter((end) => end !== undefined);
    return { start, found: ends.length, length: Math.max(...ends) - start };
  });
  return candidates.sort((a, b) => b.found - a.found || a.length - b.length)[0]?.start;
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
