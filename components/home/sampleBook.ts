import { getLastDay } from './sampleClock';
import { type Hour, NOW, type SampleOrder, type Step } from './sampleWeek';

/** How much of a step is done at an hour, from 0 to 1; nothing of a step that the order does not take. */
export function getProgress({ work }: SampleOrder, step: Step, hour: Hour): number {
  const [from, to] = work[hour][step] ?? [0, 0];
  return to > from ? Math.min(Math.max(NOW[hour] - from, 0), to - from) / (to - from) : 0;
}

/** How much of an order's work is done, in per cent. */
export function getProgressPercent({ work }: SampleOrder, hour: Hour): number {
  const spans = Object.values(work[hour]);
  const done = sum(spans.map(([from, to]) => Math.min(Math.max(NOW[hour] - from, 0), to - from)));
  return Math.round((100 * done) / sum(spans.map(([from, to]) => to - from)));
}

/** The day on which an order is packed, as far as is known at an hour. */
export function getReadyDate({ work }: SampleOrder, hour: Hour): string {
  return getLastDay(work[hour].packing[1]);
}

/** An order is shipped once it is packed, late where it is packed after the day it is due, at risk where on that day. */
export function getOrderState(order: SampleOrder, hour: Hour): 'shipped' | 'onTime' | 'atRisk' | 'late' {
  if (order.work[hour].packing[1] <= NOW[hour]) return 'shipped';
  const ready = getReadyDate(order, hour);
  if (ready > order.due) return 'late';
  return ready < order.due ? 'onTime' : 'atRisk';
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
