import { foldText } from 'site-search/client';

/**
 * True if a text contains every word of a search query, ignoring case and tones. Used until the search results are
 * loaded.
 */
export function containsAllWords(text: string, query: string): boolean {
  // Most lists are shown without a query, so their text is not folded.
  if (!query) return true;
  const foldedText = foldText(text);
  return foldText(query)
    .split(/[^\p{L}\p{N}]+/u)
    .every((word) => foldedText.includes(word));
}

/** Joins all strings of an entry, including nested ones. */
export function joinTexts(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value !== 'object' || value === null) return '';
  return Object.values(value).map(joinTexts).join(' ');
}
