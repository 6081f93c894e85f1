import type { Row } from './formatTable';

/** How often everything is measured. */
export const RUNS = 3;

/** Measures several times, one after the other; each figure is the middle one of its runs. */
export async function measureMedian(measure: () => Promise<Row>): Promise<Row> {
  const runs: Row[] = [];
  for (let run = 0; run < RUNS; run += 1) runs.push(await measure());
  return getMedians(runs);
}

/** Of runs of one measurement, the middle figure of each name. */
export function getMedians(runs: Row[]): Row {
  const names = Object.keys(runs[0] ?? {});
  return Object.fromEntries(
    names.map((name) => [name, getMedian(runs.map((figures) => figures[name] ?? 0))]),
  );
}

/** The middle one of some numbers. */
export function getMedian(numbers: number[]): number {
  return [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}
