/** Controls, the separators U+2028 and U+2029, and marks of direction that show another order (CVE-2021-42574). */
const CONTROLS = /[\p{Cc}\u2028\u2029\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu;

const short: Record<string, string> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' };

/** Makes invisible and controlling characters of a text visible, on one line: ESC becomes `\u001b`. */
export function escapeControls(text: string): string {
  return text.replace(
    CONTROLS,
    (character) => short[character] ?? `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** The same for a text of several lines, which keeps its line breaks and tabs. */
export function escapeControlsInLines(text: string): string {
  return text.replace(/[^\n\t]+/g, escapeControls);
}
