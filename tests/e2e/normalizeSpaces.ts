/** Normalizes white space for comparison, as `getText` does: non-breaking spaces become spaces. */
export function normalizeSpaces(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
