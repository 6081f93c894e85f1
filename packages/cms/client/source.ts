/** Key under which a file's original text is stored beside its parsed values. */
export const SOURCE = '$source';

/** Values of a file, with its original text under `SOURCE`. */
export type Content = Record<string, unknown>;

/** Separates the source text of a file ("" for a new file) from the values of its form. */
export function splitSource({ [SOURCE]: source, ...values }: Content): { source: string; values: Content } {
  return { source: typeof source === 'string' ? source : '', values };
}

/**
 * Returns the text with LF line endings and without a BOM, and a function that applies the original line endings to a
 * new text. If the new text is equal to the returned `text`, that function returns the original, byte for byte.
 */
export function normalizeLines(source: string): { text: string; restore: (newText: string) => string } {
  const text = source.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const lineEnd = /\r\n?/.exec(source)?.[0] ?? '\n';
  return { text, restore: (newText) => (newText === text ? source : newText.replaceAll('\n', lineEnd)) };
}

/** True if a form stores this value for an empty field. */
export function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null || value === '' || value === false) return true;
  return typeof value === 'object' && Object.values(value).every(isEmpty);
}

/**
 * True if two values are equal, ignoring empty values and the white space around texts. Forms trim texts and omit empty
 * fields.
 */
export function isSame(a: unknown, b: unknown): boolean {
  if (isEmpty(a) || isEmpty(b)) return isEmpty(a) === isEmpty(b);
  if (typeof a === 'string' && typeof b === 'string') return a.trim() === b.trim();
  if (typeof a !== 'object' || typeof b !== 'object') return a === b;
  if (Array.isArray(a) && Array.isArray(b) && a.length !== b.length) return false;
  const keys = Object.keys({ ...a, ...b });
  return keys.every((key) => isSame((a as Content)[key], (b as Content)[key]));
}
