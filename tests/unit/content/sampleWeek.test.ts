import {
  dayOf,
  madeOf,
  NOW,
  orders,
  type SampleOrder,
  stateOf,
  steps,
  WEEK,
} from '@/components/home/sampleWeek';

test('it is Tuesday 24 November 2026', () => {
  expect(dayOf(NOW)).toBe('2026-11-24');
  expect(new Date(dayOf(NOW)).getUTCDay()).toBe(2);
});

test('a week of work has no Sunday', () => {
  expect([dayOf(-1), dayOf(0), dayOf(WEEK - 1), dayOf(WEEK)]).toEqual([
    '2026-11-21',
    '2026-11-23',
    '2026-11-28',
    '2026-11-30',
  ]);
});

test.each(steps)('%s has one order at a time', (step) => {
  const spans = orders.map(({ work }) => work[step]).sort(([a], [b]) => a - b);
  for (const [index, [from]] of spans.entries())
    expect(from).toBeGreaterThanOrEqual(spans[index - 1]?.[1] ?? from);
});

describe.each(orders.map((order) => [order.number, order] as const))('order %s', (_, order) => {
  test('goes from step to step, each after the one before', () => {
    for (const [index, step] of steps.entries()) {
      const [from, to] = order.work[step];
      const before = steps[index - 1];
      expect(to).toBeGreaterThan(from);
      if (before) expect(from).toBeGreaterThanOrEqual(order.work[before][1]);
    }
  });

  test('is packed by the day it is due', () => {
    expect(dayOf(order.work.packing[1] - 1) <= order.due).toBe(true);
  });

  test('is shipped if and only if nothing is left to do', () => {
    expect(stateOf(order) === 'shipped').toBe(madeOf(order) === 100);
  });
});

test('one order is at risk: it waits between sewing and finishing until Thursday, and is packed on the Friday it is due', () => {
  const [late, ...others] = orders.filter((order) => stateOf(order) === 'atRisk');
  expect(others).toEqual([]);
  expect(late).toMatchObject({ number: 'SO-2611-0421', due: '2026-11-27' });
  const { sewing, finishing, packing } = (late as SampleOrder).work;
  expect(finishing[0]).toBeGreaterThan(sewing[1]);
  expect([dayOf(finishing[0]), dayOf(packing[1] - 1)]).toEqual(['2026-11-26', '2026-11-27']);
});
