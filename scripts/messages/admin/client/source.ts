/** The key under which the text of a file is stored beside its values. */
export const SOURCE = '$source';

/** The values of a file, with its text. */
export type Content = Record<string, unknown>;

/** Separates the text of a file ("" for a new file) from the values of its form. */
export function splitSource({ [SOURCE]: source, ...rest }: Content): { source: string; rest: Content } {
  return { source: typeof source === 'string' ? source : '', rest };
}

/**
 * Returns the text with LF line ends and without a BOM, and a function that gives a new text the line ends of the old one.
 * A new text that is equal is returned with every byte of the old one.
 */
export function normalizeLines(source: string): { text: string; restore: (written: string) => string } {
  const text = source.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const lineEnd = /\r\n?/.exec(source)?.[0] ?? '\n';
  return { text, restore: (written) => (written === text ? source : written.replaceAll('\n', lineEnd)) };
}

/** Whether a form has left a field without a value. */
export function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null || value === '' || value === false) return true;
  return typeof value === 'object' && Object.values(value).every(isEmpty);
}

/** Whether two values say the same. Forms take the space around a text away, and leave out what says nothing. */
export function isSame(a: unknown, b: unknown): boolean {
  if (isEmpty(a) || isEmpty(b)) return isEmpty(a) === isEmpty(b);
  if (typeof a === 'string' && typeof b === 'string') return a.trim() === b.trim();
  if (typeof a !== 'object' || typeof b !== 'object') return a === b;
  if (Array.isArray(a) && Array.isArray(b) && a.length !== b.length) return false;
  const keys = Object.keys({ ...a, ...b });
  return keys.every((key) => isSame((a as Content)[key], (b as Content)[key]));
}
