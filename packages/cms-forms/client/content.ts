/** Key under which the text of a file is kept beside its values. */
export const SOURCE = '$source';

/** Values of a file, with its text under `SOURCE`. */
export type Content = Record<string, unknown>;

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

/** Returns the edited value with the empty values and the order of keys of the old one, which forms do not keep. */
export function mergeValues(old: unknown, edited: unknown): unknown {
  if (isSame(old, edited)) return old;
  if (Array.isArray(edited)) {
    const oldItems: unknown[] = Array.isArray(old) ? old : [];
    return edited.map((item, index) => mergeValues(findOldItem(oldItems, item, index, edited.length), item));
  }
  if (!isObject(edited)) return edited;
  const before = isObject(old) ? old : {};
  const keys = Object.keys(before).filter((key) => key in edited || isEmpty(before[key]));
  const editedKeys = Object.keys(edited).filter((key) => key in before || !isEmpty(edited[key]));
  // A new key follows the key that precedes it in the form.
  for (const [index, key] of editedKeys.entries())
    if (!(key in before)) keys.splice(keys.indexOf(editedKeys[index - 1] ?? '') + 1, 0, key);
  return Object.fromEntries(
    keys.map((key) => [key, key in edited ? mergeValues(before[key], edited[key]) : before[key]]),
  );
}

/** Finds the former state of a list item: by id, then by equal value, then by position. */
export function findOldItem(oldItems: unknown[], item: unknown, index: number, count: number): unknown {
  if (isObject(item) && item.id !== undefined)
    return oldItems.find((old) => isObject(old) && old.id === item.id);
  return (
    oldItems.find((old) => isSame(old, item)) ?? (oldItems.length === count ? oldItems[index] : undefined)
  );
}

/** True for an object that is not a list. */
export function isObject(value: unknown): value is Content {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
