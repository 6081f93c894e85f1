import { readFileSync } from 'node:fs';
import { formatEnd, formatStart, getDay } from '@/components/home/sampleClock';
import { getOrderState, getProgressPercent, getReadyDate } from '@/components/home/sampleProgress';
import {
  CLOCK_TIMES,
  type Hour,
  hours,
  LATE_ORDER_NUMBER,
  NOW,
  orders,
  type SampleOrder,
  type Step,
  steps,
  WEEK_HALF_DAYS,
} from '@/components/home/sampleWeek';

/** The positions of the current-time line in the style sheets, in percent, morning first. */
const linePositions = ['PlanScreen', 'Showcase'].flatMap((name) =>
  [...readFileSync(`components/home/${name}.module.css`, 'utf8').matchAll(/--now(?:,|:) ([\d.]+)%/g)].map(
    ([, percent]) => Number(percent),
  ),
);

const lateOrder = orders.find(({ number }) => number === LATE_ORDER_NUMBER) as SampleOrder;

/** The completed work of an order by the hour `until`, according to the plan at the hour `at`. */
const getHistory = ({ work }: SampleOrder, at: Hour, until: Hour) =>
  steps.flatMap((step) => {
    const [from, to] = work[at][step] ?? [0, 0];
    return to > from && from < NOW[until] ? [[step, from, Math.min(to, NOW[until])]] : [];
  });

/** The steps of an order, in sequence. */
const getRoute = ({ work }: SampleOrder, hour: Hour): Step[] => steps.filter((step) => work[hour][step]);

test('the three hours are on Tuesday 17 November 2026', () => {
  for (const hour of hours)
    expect([formatStart(NOW[hour]), formatEnd(NOW[hour])]).toContain(`11-17 ${CLOCK_TIMES[hour]}`);
  expect(new Date(getDay(NOW.morning)).getUTCDay()).toBe(2);
});

test('the working week skips Sunday', () => {
  expect([getDay(-1), getDay(0), getDay(WEEK_HALF_DAYS - 1), getDay(WEEK_HALF_DAYS)]).toEqual([
    '2026-11-14',
    '2026-11-16',
    '2026-11-21',
    '2026-11-23',
  ]);
});

test('half days are 7:30 to 11:30 and 13:00 to 17:00', () => {
  expect([formatStart(2), formatEnd(3), formatStart(3), formatEnd(4), formatStart(3.5)]).toEqual([
    '11-17 07:30',
    '11-17 11:30',
    '11-17 13:00',
    '11-17 17:00',
    '11-17 15:00',
  ]);
});

describe.each(hours)('plan in the %s', (hour) => {
  test.each(steps)('%s processes one order at a time', (step) => {
    const spans = orders.map(({ work }) => work[hour][step]).filter((span) => span !== undefined);
    spans.sort(([a], [b]) => a - b);
    for (const [index, [from]] of spans.entries())
      expect(from).toBeGreaterThanOrEqual(spans[index - 1]?.[1] ?? from);
  });

  test.each(orders)('$number passes four steps without overlap', (order) => {
    const route = getRoute(order, hour);
    expect(route).toHaveLength(4);
    for (const [index, step] of route.entries()) {
      const [from, to] = order.work[hour][step] ?? [0, 0];
      const previousStep = route[index - 1];
      expect(to).toBeGreaterThan(from);
      if (previousStep) expect(from).toBeGreaterThanOrEqual(order.work[hour][previousStep]?.[1] ?? Infinity);
    }
  });

  test.each(orders)('$number is shipped only at 100 percent progress', (order) => {
    expect(getOrderState(order, hour) === 'shipped').toBe(getProgressPercent(order, hour) === 100);
  });

  test('every other order is on time or shipped', () => {
    for (const order of orders.filter(({ number }) => number !== LATE_ORDER_NUMBER)) {
      expect(['onTime', 'shipped']).toContain(getOrderState(order, hour));
      expect(getReadyDate(order, hour) <= order.due).toBe(true);
    }
  });
});

test.each([
  ['morning', 'noon'],
  ['noon', 'evening'],
  ['morning', 'evening'],
] as const)('work done by the %s is unchanged in the %s', (before, after) => {
  for (const order of orders) {
    expect(getHistory(order, after, before)).toEqual(getHistory(order, before, before));
    expect(getProgressPercent(order, after)).toBeGreaterThanOrEqual(getProgressPercent(order, before));
  }
});

test('a changed plan never starts work in the past', () => {
  for (const [index, hour] of hours.entries()) {
    const plannedAt = NOW[hours[index - 1] ?? hour];
    for (const step of getRoute(lateOrder, hour)) {
      const [from] = lateOrder.work[hour][step] ?? [0];
      const [initialStart] = lateOrder.work.morning[step] ?? [0];
      if (from !== initialStart) expect(from).toBeGreaterThanOrEqual(plannedAt);
    }
  }
});

test('order 0421 is late, then at risk, then on time', () => {
  expect(hours.map((hour) => [getOrderState(lateOrder, hour), getReadyDate(lateOrder, hour)])).toEqual([
    ['late', '2026-11-21'],
    ['atRisk', '2026-11-20'],
    ['onTime', '2026-11-19'],
  ]);
  expect(lateOrder.due).toBe('2026-11-20');
});

test('the style sheets position the current-time line by the plan', () => {
  expect(linePositions).toEqual(hours.map((hour) => Number(((100 * NOW[hour]) / WEEK_HALF_DAYS).toFixed(2))));
});
