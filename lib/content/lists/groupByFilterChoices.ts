import { type FilterValues, getChoicesPath } from '@/lib/shared/lists/parseListView';

/**
 * What every combination of choices leaves of a list, by the path of the choices and in the order of the list; the empty
 * path is the list itself.
 */
export function groupByFilterChoices<T extends { keys: FilterValues }>(
  items: readonly T[],
): Map<string, T[]> {
  const groups = new Map<string, T[]>([['', []]]);
  for (const item of items) {
    for (const path of getChoicePaths(item.keys)) {
      const group = groups.get(path);
      if (group) group.push(item);
      else groups.set(path, [item]);
    }
  }
  return groups;
}

/** The paths that lead to an item: with and without a choice of each filter. */
function getChoicePaths(keys: FilterValues): string[] {
  let paths = [''];
  for (const [name, values] of Object.entries(keys)) {
    paths = paths.flatMap((path) => [
      path,
      ...values.map((value) => path + getChoicesPath([{ name, value }])),
    ]);
  }
  return paths;
}
