/** @jest-environment node */
import '@/tests/onProject';
import { readFileSync } from 'node:fs';
import { getOrderState, getProgressPercent, getReadyDate } from '@/components/home/sampleBook';
import { formatEnd, formatStart, getDay } from '@/components/home/sampleClock';
import {
  CLOCK,
  type Hour,
  hours,
  LATE,
  NOW,
  orders,
  type SampleOrder,
  type Step,
  steps,
  WEEK,
} from '@/components/home/sampleWeek';

/** Where the styles draw the hour in the week, first as it is in the morning. */
const drawn = ['PlanScreen', 'Showcase'].flatMap((name) =>
  [...readFileSync(`components/home/${name}.module.css`, 'utf8').matchAll(/--now(?:,|:) ([\d.]+)%/g)].map(
    ([, percent]) => Number(percent),
  ),
);

const late = orders.find(({ number }) => number === LATE) as SampleOrder;

/** What an order has been through at an hour: every step as far as it is done. */
const getHistory = ({ work }: SampleOrder, at: Hour, until: Hour) =>
  steps.flatMap((step) => {
    const [from, to] = work[at][step] ?? [0, 0];
    return to > from && from < NOW[until] ? [[step, from, Math.min(to, NOW[until])]] : [];
  });

/** The steps that an order takes, in turn. */
const getRoute = ({ work }: SampleOrder, hour: Hour): Step[] => steps.filter((step) => work[hour][step]);

test('the three hours are those of Tuesday 17 November 2026', () => {
  for (const hour of hours)
    expect([formatStart(NOW[hour]), formatEnd(NOW[hour])]).toContain(`11-17 ${CLOCK[hour]}`);
  expect(new Date(getDay(NOW.morning)).getUTCDay()).toBe(2);
});

test('a week of work has no Sunday', () => {
  expect([getDay(-1), getDay(0), getDay(WEEK - 1), getDay(WEEK)]).toEqual([
    '2026-11-14',
    '2026-11-16',
    '2026-11-21',
    '2026-11-23',
  ]);
});

test('half a day begins at 7:30 or 13:00 and ends at 11:30 or 17:00', () => {
  expect([formatStart(2), formatEnd(3), formatStart(3), formatEnd(4), formatStart(3.5)]).toEqual([
    '11-17 07:30',
    '11-17 11:30',
    '11-17 13:00',
    '11-17 17:00',
    '11-17 15:00',
  ]);
});

describe.each(hours)('in the %s', (hour) => {
  test.each(steps)('%s has one order at a time', (step) => {
    const spans = orders.map(({ work }) => work[hour][step]).filter((span) => span !== undefined);
    spans.sort(([a], [b]) => a - b);
    for (const [index, [from]] of spans.entries())
      expect(from).toBeGreaterThanOrEqual(spans[index - 1]?.[1] ?? from);
  });

  test.each(orders)(
    '$number goes from step to step, sewn on one line, each after the one before',
    (order) => {
      const way = getRoute(order, hour);
      expect(way).toHaveLength(4);
      for (const [index, step] of way.entries()) {
        const [from, to] = order.work[hour][step] ?? [0, 0];
        const before = way[index - 1];
        expect(to).toBeGreaterThan(from);
        if (before) expect(from).toBeGreaterThanOrEqual(order.work[hour][before]?.[1] ?? Infinity);
      }
    },
  );

  test.each(orders)('$number is shipped if and only if nothing is left to do', (order) => {
    expect(getOrderState(order, hour) === 'shipped').toBe(getProgressPercent(order, hour) === 100);
  });

  test('every other order is on time or shipped, and packed by the day it is due', () => {
    for (const order of orders.filter(({ number }) => number !== LATE)) {
      expect(['onTime', 'shipped']).toContain(getOrderState(order, hour));
      expect(getReadyDate(order, hour) <= order.due).toBe(true);
    }
  });
});

test.each([
  ['morning', 'noon'],
  ['noon', 'evening'],
  ['morning', 'evening'],
] as const)('what was done by the %s is what the %s remembers of it', (before, after) => {
  for (const order of orders) {
    expect(getHistory(order, after, before)).toEqual(getHistory(order, before, before));
    expect(getProgressPercent(order, after)).toBeGreaterThanOrEqual(getProgressPercent(order, before));
  }
});

test('nobody plans to have begun before the hour at which it was planned', () => {
  for (const [index, hour] of hours.entries()) {
    const known = NOW[hours[index - 1] ?? hour];
    for (const step of getRoute(late, hour)) {
      const [from] = late.work[hour][step] ?? [0];
      const [first] = late.work.morning[step] ?? [0];
      if (from !== first) expect(from).toBeGreaterThanOrEqual(known);
    }
  }
});

test('order 0421 is late in the morning, at risk at noon, and on time in the evening', () => {
  expect(hours.map((hour) => [getOrderState(late, hour), getReadyDate(late, hour)])).toEqual([
    ['late', '2026-11-21'],
    ['atRisk', '2026-11-20'],
    ['onTime', '2026-11-19'],
  ]);
  expect(late.due).toBe('2026-11-20');
});

test('the line of the hour stands where the plan has the hour', () => {
  expect(drawn).toEqual(hours.map((hour) => Number(((100 * NOW[hour]) / WEEK).toFixed(2))));
});
