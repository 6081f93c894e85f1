import { getLastDay } from './sampleClock';
import { type Hour, NOW, type SampleOrder, type Step } from './sampleWeek';

/** Returns the completed fraction of a step, from 0 to 1; 0 if the order does not include the step. */
export function getProgress({ work }: SampleOrder, step: Step, hour: Hour): number {
  const [from, to] = work[hour][step] ?? [0, 0];
  return to > from ? Math.min(Math.max(NOW[hour] - from, 0), to - from) / (to - from) : 0;
}

/** Returns the completed work of an order in per cent. */
export function getProgressPercent({ work }: SampleOrder, hour: Hour): number {
  const spans = Object.values(work[hour]);
  const done = sum(spans.map(([from, to]) => Math.min(Math.max(NOW[hour] - from, 0), to - from)));
  return Math.round((100 * done) / sum(spans.map(([from, to]) => to - from)));
}

/** Returns the expected packing date of an order, as planned at the given hour. */
export function getReadyDate({ work }: SampleOrder, hour: Hour): string {
  return getLastDay(work[hour].packing[1]);
}

/** Returns an order's state: shipped once packed, late if packed after the due date, at risk if packed on that date. */
export function getOrderState(order: SampleOrder, hour: Hour): 'shipped' | 'onTime' | 'atRisk' | 'late' {
  if (order.work[hour].packing[1] <= NOW[hour]) return 'shipped';
  const ready = getReadyDate(order, hour);
  if (ready > order.due) return 'late';
  return ready < order.due ? 'onTime' : 'atRisk';
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
