import type { Marker } from '@/lib/shared/lists/ListResult';

type MarkedProps = {
  text: string;
  /** Finds what the visitor searched for; nothing is marked without it. */
  mark?: Marker | undefined;
};

/** A text in which the words of a search are marked. */
export function HighlightedText({ text, mark }: MarkedProps) {
  if (!mark) return text;
  return mark(text).map((segment, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text have no other name, and never move
    segment.marked ? <mark key={index}>{segment.text}</mark> : segment.text,
  );
}
