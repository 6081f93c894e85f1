/** Caches the result of `parse` for each file until the content of the file changes. */
export function memoizeByContent<T>(
  parse: (source: string, name: string) => T,
): (source: string, name: string) => T {
  const cache = new Map<string, { source: string; result: T }>();
  return (source, name) => {
    const cached = cache.get(name);
    if (cached?.source === source) return cached.result;
    const result = parse(source, name);
    cache.set(name, { source, result });
    return result;
  };
}
