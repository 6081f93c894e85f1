/**
 * Which files of terms may hold words that begin with `key` (or are it): the places in `starts`, which gives the first
 * key of each file in order.
 */
export function filesFor(key: string, prefix: boolean, starts: readonly string[]): number[] {
  const end = prefix ? `${key}\uffff` : key;
  return [...starts.keys()].filter((file) => {
    const next = starts[file + 1];
    return (starts[file] ?? '') <= end && (next === undefined || next > key);
  });
}
