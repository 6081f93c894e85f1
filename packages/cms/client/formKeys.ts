const DIGITS = /^\d+$/;

/** Converts a key of a file to a key of its form. Sveltia CMS treats digits as list indexes, so they get a prefix. */
export function toFormKey(key: string): string {
  return DIGITS.test(key) ? `_${key}` : key;
}

function toFileKey(key: string): string {
  return DIGITS.test(key.slice(1)) ? key.replace(/^_/, '') : key;
}

/** Converts the keys of a file's values, at every level, to form keys. */
export function toFormKeys(value: unknown): unknown {
  return renameKeys(value, toFormKey);
}

/** Converts the keys of a form's values, at every level, to file keys. */
export function toFileKeys(value: unknown): unknown {
  return renameKeys(value, toFileKey);
}

function renameKeys(value: unknown, rename: (key: string) => string): unknown {
  if (Array.isArray(value)) return value.map((item) => renameKeys(item, rename));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, child]) => [rename(key), renameKeys(child, rename)]),
  );
}
