import type { Row } from './formatTable';

/** Measures `count` times in sequence and returns the median of each figure. */
export async function measureMedian(count: number, measure: () => Promise<Row>): Promise<Row> {
  const runs: Row[] = [];
  for (let run = 0; run < count; run += 1) runs.push(await measure());
  return getMedians(runs);
}

/** Returns the median of each figure over several runs. */
export function getMedians(runs: Row[]): Row {
  const names = Object.keys(runs[0] ?? {});
  return Object.fromEntries(
    names.map((name) => [name, getMedian(runs.map((figures) => figures[name] ?? 0))]),
  );
}

/** Returns the median; the upper one for an even count. */
function getMedian(numbers: number[]): number {
  return [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}
