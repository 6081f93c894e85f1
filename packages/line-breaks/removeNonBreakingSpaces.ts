import { NO_BREAK_SPACE, WORD_JOINER } from './characters';

/** Restores plain spaces and removes word joiners, for text that other programs lay out: tab titles, search results, feeds, workbooks. */
export function removeNonBreakingSpaces(text: string): string {
  return text.replaceAll(NO_BREAK_SPACE, ' ').replaceAll(WORD_JOINER, '');
}
