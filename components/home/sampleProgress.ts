import { getLastDay } from './sampleClock';
import { CURRENT_HALF_DAY, type SampleOrder, type Span, type Step, type TimeOfDay } from './sampleWeek';

/** Returns the completed fraction of a step, from 0 to 1; 0 if the order does not include the step. */
export function getProgress({ plans }: SampleOrder, step: Step, timeOfDay: TimeOfDay): number {
  const span = plans[timeOfDay][step];
  return span ? getCompletedHalfDays(span, timeOfDay) / getLength(span) : 0;
}

/** Returns the completed work of an order in per cent. */
export function getProgressPercent({ plans }: SampleOrder, timeOfDay: TimeOfDay): number {
  const spans = Object.values(plans[timeOfDay]);
  const completed = sum(spans.map((span) => getCompletedHalfDays(span, timeOfDay)));
  return Math.round((100 * completed) / sum(spans.map(getLength)));
}

/** Returns the part of a span before the current time, in half days. */
function getCompletedHalfDays([from, to]: Span, timeOfDay: TimeOfDay): number {
  return Math.min(Math.max(CURRENT_HALF_DAY[timeOfDay] - from, 0), to - from);
}

function getLength([from, to]: Span): number {
  return to - from;
}

/** Returns the expected packing date of an order, as planned at the given time. */
export function getReadyDate({ plans }: SampleOrder, timeOfDay: TimeOfDay): string {
  return getLastDay(plans[timeOfDay].packing[1]);
}

/** Returns an order's state: shipped once packed, late if packed after the due date, at risk if packed on that date. */
export function getOrderState(
  order: SampleOrder,
  timeOfDay: TimeOfDay,
): 'shipped' | 'onTime' | 'atRisk' | 'late' {
  if (order.plans[timeOfDay].packing[1] <= CURRENT_HALF_DAY[timeOfDay]) return 'shipped';
  const ready = getReadyDate(order, timeOfDay);
  if (ready > order.due) return 'late';
  return ready < order.due ? 'onTime' : 'atRisk';
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
