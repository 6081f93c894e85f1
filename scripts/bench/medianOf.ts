import type { Row } from './tableOf';

/** How often everything is measured. */
export const RUNS = 3;

/** Measures several times, one after the other; each figure is the middle one of its runs. */
export async function medianOf(measure: () => Promise<Row>): Promise<Row> {
  const runs: Row[] = [];
  for (let run = 0; run < RUNS; run += 1) runs.push(await measure());
  return middleOf(runs);
}

/** Of runs of one measurement, the middle figure of each name. */
export function middleOf(runs: Row[]): Row {
  const names = Object.keys(runs[0] ?? {});
  return Object.fromEntries(names.map((name) => [name, middle(runs.map((figures) => figures[name] ?? 0))]));
}

/** The middle one of some numbers. */
export function middle(numbers: number[]): number {
  return [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}
