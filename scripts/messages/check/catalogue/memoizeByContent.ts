/**
 * Caches the result of `parse` per file until the file's content changes, so that a check at every save parses only one
 * file.
 */
export function memoizeByContent<T>(
  parse: (source: string, name: string) => T,
): (source: string, name: string) => T {
  const known = new Map<string, { source: string; result: T }>();
  return (source, name) => {
    const before = known.get(name);
    if (before?.source === source) return before.result;
    const result = parse(source, name);
    known.set(name, { source, result });
    return result;
  };
}
