/**
 * Caches the result of `parse` per file until the file's content changes, so that a check at every save parses only one
 * file.
 */
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
