/** Returns a text as `lower()` of both databases does: only ASCII letters in lower case. */
export function lowerAscii(text: string): string {
  return text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
}
