/** The items by each value they carry, in their order; `values` gives the values of one item. */
export function groupBy<T>(items: readonly T[], values: (item: T) => readonly string[]): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    for (const value of values(item)) {
      const group = groups.get(value);
      if (group) group.push(item);
      else groups.set(value, [item]);
    }
  }
  return groups;
}
