/** Figures by name, in groups: `pages` → `/en/` → `LCP ms` → 753. What `bench.json` holds. */
export type Figures = Record<string, Record<string, Record<string, number>>>;

/** The middle one of several numbers; of an even count the lower of the two. Throws where there are none. */
export function median(numbers: number[]): number {
  const middle = [...numbers].sort((a, b) => a - b)[Math.floor((numbers.length - 1) / 2)];
  if (middle === undefined) throw new Error('no numbers to take the median of');
  return middle;
}
