import { fold } from '@/lib/shared/search/fold';

/** Whether a text holds every word of a query, whatever their case and tones: a first answer until the search has one. */
export function containsWords(text: string, query: string): boolean {
  const words = fold(query).match(/[\p{L}\p{N}]+/gu) ?? [];
  // Most lists are asked for no word at all: nothing is folded for those.
  return words.every((word) => fold(text).includes(word));
}
