import { bigrams } from './bigrams';
import { fold } from './fold';
import type { QueryWord } from './parseQuery';
import { type Run, runsOf } from './runsOf';

/** A piece of a text, marked where it is what was searched for. */
export type Segment = { text: string; marked: boolean };

type Range = [start: number, end: number];

/** Cuts a text into pieces that the words of a query match and pieces that they do not. */
export function markText(text: string, words: readonly QueryWord[]): Segment[] {
  const written = text.normalize('NFC');
  const runs = runsOf(written);
  const ranges = words.flatMap((word) => (word.chinese ? inChinese(word.text, written) : inWords(word, runs)));
  return cut(written, ranges);
}

/** Whether a query's words match anything in a text. */
export function hasMatch(text: string, words: readonly QueryWord[]): boolean {
  return markText(text, words).some(({ marked }) => marked);
}

/** The beginnings of words. Where tones were typed and a word has them, words with other tones stay unmarked. */
function inWords({ text, folded, prefix }: QueryWord, runs: readonly Run[]): Range[] {
  const found = runs.filter((run) => {
    const candidate = fold(run.text);
    return prefix ? candidate.startsWith(folded) : candidate === folded;
  });
  const exact = text === folded ? [] : found.filter((run) => run.text.toLowerCase().startsWith(text));
  return (exact.length > 0 ? exact : found).map(({ text: word, start }) => [start, start + lengthOf(folded, word)]);
}

/** How many characters of a word a folded beginning covers: a word in NFC may still hold a tone by itself. */
function lengthOf(folded: string, word: string): number {
  let length = 0;
  while (length < word.length && fold(word.slice(0, length)).length < folded.length) length += 1;
  return length;
}

/** The whole row of characters where it stands, or else each pair of it. */
function inChinese(row: string, text: string): Range[] {
  const whole = occurrences(row, text);
  return whole.length > 0 ? whole : bigrams(row).flatMap((pair) => occurrences(pair, text));
}

function occurrences(piece: string, text: string): Range[] {
  const ranges: Range[] = [];
  for (let at = text.indexOf(piece); at >= 0; at = text.indexOf(piece, at + 1)) {
    ranges.push([at, at + piece.length]);
  }
  return ranges;
}

function cut(text: string, ranges: Range[]): Segment[] {
  const segments: Segment[] = [];
  let position = 0;
  for (const [start, end] of merged(ranges)) {
    segments.push({ text: text.slice(position, start), marked: false });
    segments.push({ text: text.slice(start, end), marked: true });
    position = end;
  }
  segments.push({ text: text.slice(position), marked: false });
  return segments.filter((segment) => segment.text !== '');
}

function merged(ranges: Range[]): Range[] {
  const result: Range[] = [];
  for (const [start, end] of ranges.sort((a, b) => a[0] - b[0])) {
    const last = result.at(-1);
    if (last && start <= last[1]) last[1] = Math.max(last[1], end);
    else result.push([start, end]);
  }
  return result;
}
