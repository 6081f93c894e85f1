/** How many entries carry each value. `values` gives the values of one entry. */
export function countBy<T>(
  entries: readonly T[],
  values: (entry: T) => readonly string[],
): Map<string, number> {
  const counts = new Map<string, number>();
  for (const value of entries.flatMap(values)) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}
