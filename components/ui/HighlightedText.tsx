import type { Marker } from '@/lib/browser/lists/listTypes';

type HighlightedTextProps = {
  text: string;
  /** Finds the words of the search query in the text. Without `mark`, nothing is highlighted. */
  mark?: Marker | undefined;
};

/** A text in which the words of the search query are highlighted. */
export function HighlightedText({ text, mark }: HighlightedTextProps) {
  if (!mark) return text;
  return mark(text).map((segment, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the segments have no ids and are never reordered
    segment.isMarked ? <mark key={index}>{segment.text}</mark> : segment.text,
  );
}
