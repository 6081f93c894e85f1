/** A value of JSON with each of its texts replaced. */
export function mapStrings<T>(value: T, replace: (text: string) => string): T {
  return map(value, replace) as T;
}

function map(value: unknown, replace: (text: string) => string): unknown {
  if (typeof value === 'string') return replace(value);
  if (Array.isArray(value)) return value.map((part) => map(part, replace));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, map(part, replace)]));
}
