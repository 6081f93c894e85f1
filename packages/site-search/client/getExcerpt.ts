import type { Variants } from '../text/normalizeText';
import { findRanges, type TextRange } from './highlightText';
import type { QueryWord } from './parseQuery';

/** Number of characters shown before and after the start of the passage with the matches. */
const CHARS_BEFORE = 50;
const CHARS_AFTER = 150;

// Firefox has it since version 125.
const characters = 'Segmenter' in Intl ? new Intl.Segmenter() : undefined;

/**
 * Returns the part of a text in which most words of a query occur, as close together as possible. An ellipsis marks
 * each cut. Returns undefined if no word occurs.
 */
export function getExcerpt(
  text: string,
  words: readonly QueryWord[],
  variants?: Variants,
): string | undefined {
  const passageStart = findDensestStart(words.map((word) => findRanges(text, [word], variants)));
  if (passageStart === undefined) return undefined;
  const start =
    passageStart <= CHARS_BEFORE ? 0 : getNextWordStart(text, passageStart - CHARS_BEFORE, passageStart);
  const end =
    text.length <= passageStart + CHARS_AFTER
      ? text.length
      : getPreviousWordEnd(text, passageStart + CHARS_AFTER);
  return `${start > 0 ? '…' : ''}${text.slice(start, end).trim()}${end < text.length ? '…' : ''}`;
}

/** Returns the start of the passage that contains the most words; of several such passages, of the shortest. */
function findDensestStart(rangesByWord: TextRange[][]): number | undefined {
  const candidates = rangesByWord.flat().map(([start]) => {
    const ends = rangesByWord
      .map((ranges) => ranges.find((range) => range[0] >= start && range[1] <= start + CHARS_AFTER)?.[1])
      .filter((end) => end !== undefined);
    return { start, wordCount: ends.length, length: Math.max(...ends) - start };
  });
  return candidates.sort((a, b) => b.wordCount - a.wordCount || a.length - b.length)[0]?.start;
}

/** Returns the start of the next word between `from` and `end`; of the character at `from` if there is no space between them. */
function getNextWordStart(text: string, from: number, end: number): number {
  const space = text.indexOf(' ', from);
  return space >= 0 && space < end ? space + 1 : getCharacterStart(text, from);
}

/** Returns the end of the last word before `limit`; of the last character if there is no space shortly before it. */
function getPreviousWordEnd(text: string, limit: number): number {
  const space = text.lastIndexOf(' ', limit);
  return space > limit - CHARS_BEFORE ? space : getCharacterStart(text, limit);
}

/** Returns the start of the character, such as a letter with its marks or an emoji sequence, that contains a position. */
function getCharacterStart(text: string, position: number): number {
  return characters?.segment(text).containing(position)?.index ?? position;
}
