import { foldText } from '@/lib/shared/search/foldText';

/** Whether a text holds every word of a query, whatever their case and tones: a first answer until the search has one. */
export function containsAllWords(text: string, query: string): boolean {
  // Most lists are asked for no word at all: nothing is folded for those.
  if (!query) return true;
  return foldText(query)
    .split(/[^\p{L}\p{N}]+/u)
    .every((word) => foldText(text).includes(word));
}
