import { getLastDay } from './sampleClock';
import { CURRENT_HALF_DAY, type SampleOrder, type Step, type TimeOfDay } from './sampleWeek';

/** Returns the completed fraction of a step, from 0 to 1; 0 if the order does not include the step. */
export function getProgress({ work }: SampleOrder, step: Step, timeOfDay: TimeOfDay): number {
  const [from, to] = work[timeOfDay][step] ?? [0, 0];
  return to > from ? Math.min(Math.max(CURRENT_HALF_DAY[timeOfDay] - from, 0), to - from) / (to - from) : 0;
}

/** Returns the completed work of an order in per cent. */
export function getProgressPercent({ work }: SampleOrder, timeOfDay: TimeOfDay): number {
  const spans = Object.values(work[timeOfDay]);
  const done = sum(
    spans.map(([from, to]) => Math.min(Math.max(CURRENT_HALF_DAY[timeOfDay] - from, 0), to - from)),
  );
  return Math.round((100 * done) / sum(spans.map(([from, to]) => to - from)));
}

/** Returns the expected packing date of an order, as planned at the given time. */
export function getReadyDate({ work }: SampleOrder, timeOfDay: TimeOfDay): string {
  return getLastDay(work[timeOfDay].packing[1]);
}

/** Returns an order's state: shipped once packed, late if packed after the due date, at risk if packed on that date. */
export function getOrderState(
  order: SampleOrder,
  timeOfDay: TimeOfDay,
): 'shipped' | 'onTime' | 'atRisk' | 'late' {
  if (order.work[timeOfDay].packing[1] <= CURRENT_HALF_DAY[timeOfDay]) return 'shipped';
  const ready = getReadyDate(order, timeOfDay);
  if (ready > order.due) return 'late';
  return ready < order.due ? 'onTime' : 'atRisk';
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
