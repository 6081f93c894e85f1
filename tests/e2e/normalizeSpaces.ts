/**
 * Normalizes white space for comparison, as `getText` does: non-breaking spaces become spaces. Removes word joiners
 * (U+2060).
 */
export function normalizeSpaces(text: string): string {
  return text.replaceAll('\u2060', '').replace(/\s+/g, ' ').trim();
}
