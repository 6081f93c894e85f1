/** Returns a copy of a JSON value with `replace` applied to every string. `key` is the closest key above the string. */
export function mapStrings<T>(value: T, replace: (text: string, key: string) => string): T {
  return mapValue(value, replace, '') as T;
}

function mapValue(value: unknown, replace: (text: string, key: string) => string, key: string): unknown {
  if (typeof value === 'string') return replace(value, key);
  if (Array.isArray(value)) return value.map((part) => mapValue(part, replace, key));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, mapValue(part, replace, name)]),
  );
}
