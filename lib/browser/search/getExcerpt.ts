import type { Variants } from '@/lib/shared/search/unify';
import { findRanges, type TextRange } from './highlightText';
import type { QueryWord } from './parseQuery';

/** How much of a text stands before and after the place that is shown. */
const CHARS_BEFORE = 50;
const CHARS_AFTER = 150;

/**
 * The part of a text where most words of a query stand closest together, with … where it was cut; undefined where none
 * stands in it.
 */
export function getExcerpt(
  text: string,
  words: readonly QueryWord[],
  variants?: Variants,
): string | undefined {
  const match = closest(words.map((word) => findRanges(text, [word], variants)));
  if (match === undefined) return undefined;
  const start = match <= CHARS_BEFORE ? 0 : afterSpace(text, match - CHARS_BEFORE, match);
  const end = text.length <= match + CHARS_AFTER ? text.length : beforeSpace(text, match + CHARS_AFTER);
  return `${start > 0 ? '…' : ''}${text.slice(start, end).trim()}${end < text.length ? '…' : ''}`;
}

/** Where a stretch of text begins that holds most of the words, and among those the shortest. */
function closest(places: TextRange[][]): number | undefined {
  const candidates = places.flat().map(([start]) => {
    const ends = places
      .map((ranges) => ranges.find((range) => range[0] >= start && range[1] <= start + CHARS_AFTER)?.[1])
      .filter((end) => end !== undefined);
    return { start, found: ends.length, length: Math.max(...ends) - start };
  });
  return candidates.sort((a, b) => b.found - a.found || a.length - b.length)[0]?.start;
}

/** The beginning of the next word; in a text without spaces, the place itself. */
function afterSpace(text: string, from: number, before: number): number {
  const space = text.indexOf(' ', from);
  return space >= 0 && space < before ? space + 1 : from;
}

function beforeSpace(text: string, to: number): number {
  const space = text.lastIndexOf(' ', to);
  return space > to - CHARS_BEFORE ? space : to;
}
