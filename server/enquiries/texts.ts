/**
 * Control characters, the line separators U+2028 and U+2029, and bidirectional formatting characters, which can reorder
 * displayed text (CVE-2021-42574).
 */
const CONTROLS = /[\p{Cc}\u2028\u2029\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu;

const shortEscapes: Record<string, string> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' };

/** Escapes control and invisible characters on one line: ESC becomes `\u001b`. */
export function escapeControls(text: string): string {
  return text.replace(
    CONTROLS,
    (character) => shortEscapes[character] ?? `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** Escapes control characters in a multi-line text, but keeps line breaks and tabs. */
export function escapeControlsInLines(text: string): string {
  return text.replace(/[^\n\t]+/g, escapeControls);
}

/**
 * Replaces the `{name}` placeholders of a template. Placeholders inside values are not replaced. Throws if a
 * placeholder has no value.
 */
export function fillTemplate(template: string, values: Record<string, string>): string {
  return template.replace(/\{(\w+)\}/g, (placeholder, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`No value for the placeholder ${placeholder} in "${template}".`);
    return value;
  });
}
