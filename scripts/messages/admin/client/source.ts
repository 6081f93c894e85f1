/** Under which key the text that a file was read from goes along with what it says. */
export const SOURCE = '$source';

/** What a file says, with the text it was read from. */
export type Content = Record<string, unknown>;

/** Takes what a file is to say apart: the text it was read from ("" for a new file), and the rest. */
export function takeSource({ [SOURCE]: source, ...rest }: Content): { source: string; rest: Content } {
  return { source: typeof source === 'string' ? `${source}\n` : '', rest };
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
