/**
 * Remembers what `parse` made of a file for as long as its text stays the same: whoever checks again at every save
 * parses one file, not all of them.
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
