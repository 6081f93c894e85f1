const DIGITS = /^\d+$/;

/** The key that a form has for a key of a file: forms take digits for a place in a list. */
export function toFormKey(key: string): string {
  return DIGITS.test(key) ? `_${key}` : key;
}

function fileKey(key: string): string {
  return DIGITS.test(key.slice(1)) ? key.replace(/^_/, '') : key;
}

/** What a file says, with the keys of its form. */
export function toFormKeys(value: unknown): unknown {
  return withKeys(value, toFormKey);
}

/** What a form says, with the keys of its file. */
export function toFileKeys(value: unknown): unknown {
  return withKeys(value, fileKey);
}

function withKeys(value: unknown, rename: (key: string) => string): unknown {
  if (Array.isArray(value)) return value.map((item) => withKeys(item, rename));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, child]) => [rename(key), withKeys(child, rename)]),
  );
}
