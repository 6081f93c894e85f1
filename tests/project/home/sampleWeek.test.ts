import { readFileSync } from 'node:fs';
import { formatEnd, formatStart, getDay } from '@/components/home/sampleClock';
import { getOrderState, getProgressPercent, getReadyDate } from '@/components/home/sampleProgress';
import {
  CLOCK_TIMES,
  CURRENT_HALF_DAY,
  LATE_ORDER_NUMBER,
  orders,
  type SampleOrder,
  type Step,
  steps,
  type TimeOfDay,
  timesOfDay,
  WEEK_HALF_DAYS,
} from '@/components/home/sampleWeek';

/** The positions of the current-time line in the style sheets, in percent, morning first. */
const linePositions = ['PlanScreen', 'Showcase'].flatMap((name) =>
  [...readFileSync(`components/home/${name}.module.css`, 'utf8').matchAll(/--now(?:,|:) ([\d.]+)%/g)].map(
    ([, percent]) => Number(percent),
  ),
);

const lateOrder = orders.find(({ number }) => number === LATE_ORDER_NUMBER) as SampleOrder;

/** Returns the steps, or parts of steps, that are completed by `until` in the plan of `planTime`. */
const getCompletedWork = ({ plans }: SampleOrder, planTime: TimeOfDay, until: TimeOfDay) =>
  steps.flatMap((step) => {
    const [from, to] = plans[planTime][step] ?? [0, 0];
    return to > from && from < CURRENT_HALF_DAY[until]
      ? [[step, from, Math.min(to, CURRENT_HALF_DAY[until])]]
      : [];
  });

/** Returns the steps of an order, in sequence. */
const getRoute = ({ plans }: SampleOrder, timeOfDay: TimeOfDay): Step[] =>
  steps.filter((step) => plans[timeOfDay][step]);

test('the three times of day are on Tuesday 17 November 2026', () => {
  for (const timeOfDay of timesOfDay)
    expect([
      formatStart(CURRENT_HALF_DAY[timeOfDay], 'en'),
      formatEnd(CURRENT_HALF_DAY[timeOfDay], 'en'),
    ]).toContain(`17 Nov ${CLOCK_TIMES[timeOfDay]}`);
  expect(new Date(getDay(CURRENT_HALF_DAY.morning)).getUTCDay()).toBe(2);
});

describe.each(timesOfDay)('plan in the %s', (timeOfDay) => {
  test.each(steps)('%s processes one order at a time', (step) => {
    const spans = orders.map(({ plans }) => plans[timeOfDay][step]).filter((span) => span !== undefined);
    spans.sort(([a], [b]) => a - b);
    for (const [index, [from]] of spans.entries())
      expect(from).toBeGreaterThanOrEqual(spans[index - 1]?.[1] ?? from);
  });

  test.each(orders)('$number passes four steps without overlap', (order) => {
    const route = getRoute(order, timeOfDay);
    expect(route).toHaveLength(4);
    for (const [index, step] of route.entries()) {
      const [from, to] = order.plans[timeOfDay][step] ?? [0, 0];
      const previousStep = route[index - 1];
      expect(to).toBeGreaterThan(from);
      if (previousStep)
        expect(from).toBeGreaterThanOrEqual(order.plans[timeOfDay][previousStep]?.[1] ?? Infinity);
    }
  });

  test('all orders except 0421 are on time or shipped', () => {
    for (const order of orders.filter(({ number }) => number !== LATE_ORDER_NUMBER)) {
      expect(['onTime', 'shipped']).toContain(getOrderState(order, timeOfDay));
      expect(getReadyDate(order, timeOfDay) <= order.due).toBe(true);
    }
  });
});

test.each([
  ['morning', 'noon'],
  ['noon', 'evening'],
] as const)('work done by the %s is unchanged in the %s', (before, after) => {
  for (const order of orders) {
    expect(getCompletedWork(order, after, before)).toEqual(getCompletedWork(order, before, before));
    expect(getProgressPercent(order, after)).toBeGreaterThanOrEqual(getProgressPercent(order, before));
  }
});

test('a changed plan never starts work in the past', () => {
  for (const [index, timeOfDay] of timesOfDay.entries()) {
    const plannedAt = CURRENT_HALF_DAY[timesOfDay[index - 1] ?? timeOfDay];
    for (const step of getRoute(lateOrder, timeOfDay)) {
      const [from] = lateOrder.plans[timeOfDay][step] ?? [0];
      const [initialStart] = lateOrder.plans.morning[step] ?? [0];
      if (from !== initialStart) expect(from).toBeGreaterThanOrEqual(plannedAt);
    }
  }
});

test('order 0421 is late, then at risk, then on time', () => {
  expect(
    timesOfDay.map((timeOfDay) => [getOrderState(lateOrder, timeOfDay), getReadyDate(lateOrder, timeOfDay)]),
  ).toEqual([
    ['late', '2026-11-21'],
    ['atRisk', '2026-11-20'],
    ['onTime', '2026-11-19'],
  ]);
  expect(lateOrder.due).toBe('2026-11-20');
});

test('the style sheets place the current-time line where the plan has it', () => {
  expect(linePositions).toEqual(
    timesOfDay.map((timeOfDay) => Number(((100 * CURRENT_HALF_DAY[timeOfDay]) / WEEK_HALF_DAYS).toFixed(2))),
  );
});
