import type { Marker } from '@/lib/shared/lists/listTypes';

type HighlightedTextProps = {
  text: string;
  /** Finds the search terms in a text; without it nothing is highlighted. */
  mark?: Marker | undefined;
};

/** A text with highlighted search terms. */
export function HighlightedText({ text, mark }: HighlightedTextProps) {
  if (!mark) return text;
  return mark(text).map((segment, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the segments have no ids and are never reordered
    segment.isMarked ? <mark key={index}>{segment.text}</mark> : segment.text,
  );
}
