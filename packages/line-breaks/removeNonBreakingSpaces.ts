import { NO_BREAK_SPACE } from './characters';

/** Restores plain spaces, for text that other programs lay out: tab titles, search results, feeds, workbooks. */
export function removeNonBreakingSpaces(text: string): string {
  return text.replaceAll(NO_BREAK_SPACE, ' ');
}
