import type { Segment } from '@/lib/shared/lists/ListResult';
import { align } from '@/lib/shared/search/align';
import { foldText } from '@/lib/shared/search/foldText';
import { getBigrams } from '@/lib/shared/search/getBigrams';
import { splitRuns, type TextRun } from '@/lib/shared/search/splitRuns';
import { toSingular } from '@/lib/shared/search/toSingular';
import type { Variants } from '@/lib/shared/search/unify';
import type { QueryWord } from './parseQuery';

/** From where to where in a text. */
export type TextRange = [start: number, end: number];

/** Cuts a text into pieces that the words of a query match and pieces that they do not. */
export function highlightText(text: string, words: readonly QueryWord[], variants?: Variants): Segment[] {
  const segments: Segment[] = [];
  let position = 0;
  for (const [start, end] of merged(findRanges(text, words, variants))) {
    segments.push({ text: text.slice(position, start), marked: false });
    segments.push({ text: text.slice(start, end), marked: true });
    position = end;
  }
  segments.push({ text: text.slice(position), marked: false });
  return segments.filter((segment) => segment.text !== '');
}

/** The places of a query's words in a text. */
export function findRanges(original: string, words: readonly QueryWord[], variants?: Variants): TextRange[] {
  const { text, starts, ends } = align(original, variants);
  const runs = splitRuns(text);
  return words
    .flatMap((word) => (word.chinese ? inChinese(word.text, text) : inWords(word, runs)))
    .map(([start, end]) => [starts[start] ?? 0, ends[end - 1] ?? 0]);
}

/** Whole words, or their beginnings. Where tones were typed and a word has them, words with other tones stay unmarked. */
function inWords(word: QueryWord, runs: readonly TextRun[]): TextRange[] {
  const found = runs.filter((run) => matchedLength(word, run.text) > 0);
  const exact = word.toned ? found.filter((run) => run.text.startsWith(word.text)) : [];
  return (exact.length > 0 ? exact : found).map(({ text, start }) => [
    start,
    start + matchedLength(word, text),
  ]);
}

/** How many characters of a word of the text are what was searched for: all, the beginning, or none. */
function matchedLength({ folded, prefix }: QueryWord, text: string): number {
  const candidate = foldText(text);
  if (candidate === folded || toSingular(candidate) === folded) return text.length;
  if (!prefix || !candidate.startsWith(folded)) return 0;
  let length = folded.length;
  while (length < text.length && foldText(text.slice(0, length)).length < folded.length) length += 1;
  return length;
}

/** The whole row of characters where it stands, or else each pair of it. */
function inChinese(row: string, text: string): TextRange[] {
  const whole = occurrences(row, text);
  return whole.length > 0 ? whole : getBigrams(row).flatMap((pair) => occurrences(pair, text));
}

function occurrences(piece: string, text: string): TextRange[] {
  const ranges: TextRange[] = [];
  for (let at = text.indexOf(piece); at >= 0; at = text.indexOf(piece, at + 1)) {
    ranges.push([at, at + piece.length]);
  }
  return ranges;
}

function merged(ranges: TextRange[]): TextRange[] {
  const result: TextRange[] = [];
  for (const [start, end] of ranges.sort((a, b) => a[0] - b[0])) {
    const last = result.at(-1);
    if (last && start <= last[1]) last[1] = Math.max(last[1], end);
    else result.push([start, end]);
  }
  return result;
}
