import { markText } from '@/lib/search/markText';
import type { QueryWord } from '@/lib/search/parseQuery';

type MarkedProps = {
  text: string;
  /** What the visitor searched for; nothing is marked without it. */
  words?: readonly QueryWord[] | undefined;
};

/** A text in which the words of a search are marked. */
export function Marked({ text, words }: MarkedProps) {
  if (!words || words.length === 0) return text;
  return markText(text, words).map((segment, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text have no other name, and never move
    segment.marked ? <mark key={index}>{segment.text}</mark> : segment.text,
  );
}
