import { markText } from './markText';
import type { QueryWord } from './parseQuery';

/** How much of a text stands before and after its first match. */
const BEFORE = 50;
const AFTER = 150;

/** The part of a text around what was searched for, with … where it was cut; undefined where nothing matches. */
export function excerptOf(text: string, words: readonly QueryWord[]): string | undefined {
  const [first, second] = markText(text, words);
  const match = first?.marked ? 0 : second?.marked ? (first?.text.length ?? 0) : undefined;
  if (match === undefined) return undefined;
  const start = match <= BEFORE ? 0 : afterSpace(text, match - BEFORE, match);
  const end = text.length <= match + AFTER ? text.length : beforeSpace(text, match + AFTER);
  return `${start > 0 ? '…' : ''}${text.slice(start, end).trim()}${end < text.length ? '…' : ''}`;
}

/** The beginning of the next word; in a text without spaces, the place itself. */
function afterSpace(text: string, from: number, before: number): number {
  const space = text.indexOf(' ', from);
  return space >= 0 && space < before ? space + 1 : from;
}

function beforeSpace(text: string, to: number): number {
  const space = text.lastIndexOf(' ', to);
  return space > to - BEFORE ? space : to;
}
