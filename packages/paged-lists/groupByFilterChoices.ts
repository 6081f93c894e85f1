import type { FilterValues } from './listTypes';
import { getChoicesPath } from './parseListView';

/**
 * Groups the items of a list by every combination of filter choices. The key is the path of the choices; the empty path
 * is the unfiltered list. Each group is in the order of the list.
 */
export function groupByFilterChoices<T extends { filterValues: FilterValues }>(
  items: readonly T[],
): Map<string, T[]> {
  const groups = new Map<string, T[]>([['', []]]);
  for (const item of items) {
    for (const path of getChoicePaths(item.filterValues)) {
      const group = groups.get(path);
      if (group) group.push(item);
      else groups.set(path, [item]);
    }
  }
  return groups;
}

/** Returns the paths of all combinations of choices that match an item, including combinations with unset filters. */
function getChoicePaths(filterValues: FilterValues): string[] {
  let paths = [''];
  for (const [name, values] of Object.entries(filterValues)) {
    paths = paths.flatMap((path) => [
      path,
      ...values.map((value) => path + getChoicesPath([{ name, value }])),
    ]);
  }
  return paths;
}
