/** The sample plant's orders and their way through it: what the screens of the home page are drawn from. */

export const steps = ['cutting', 'sewing', 'finishing', 'packing'] as const;

type Step = (typeof steps)[number];

/** From and to, in half days of work counted from Monday morning of the week that the plan shows. */
type Span = readonly [from: number, to: number];

export type SampleOrder = {
  number: string;
  customer: 'customer1' | 'customer2' | 'customer3' | 'customer4';
  due: string;
  work: Record<Step, Span>;
};

/** A week of work has six days: Monday to Saturday. */
export const WEEK = 12;

const MONDAY = '2026-11-23';

/** Tuesday, half past eight: a quarter of the morning shift, which lasts from half past seven to half past eleven. */
export const NOW = 2.25;

export const orders: readonly SampleOrder[] = [
  {
    number: 'SO-2611-0418',
    customer: 'customer1',
    due: '2026-11-25',
    work: { cutting: [-10, -8], sewing: [-6, 0], finishing: [0, 2], packing: [2, 4] },
  },
  {
    number: 'SO-2611-0421',
    customer: 'customer2',
    due: '2026-11-27',
    work: { cutting: [-8, -5], sewing: [0, 5], finishing: [6, 8], packing: [8, 10] },
  },
  {
    number: 'SO-2611-0425',
    customer: 'customer3',
    due: '2026-11-30',
    work: { cutting: [-5, -2], sewing: [5, 8], finishing: [8, 10], packing: [10, 12] },
  },
  {
    number: 'SO-2611-0427',
    customer: 'customer1',
    due: '2026-12-02',
    work: { cutting: [0, 3], sewing: [8, 12], finishing: [12, 14], packing: [14, 16] },
  },
  {
    number: 'SO-2611-0430',
    customer: 'customer4',
    due: '2026-12-04',
    work: { cutting: [3, 6], sewing: [12, 16], finishing: [16, 18], packing: [18, 20] },
  },
  {
    number: 'SO-2611-0409',
    customer: 'customer4',
    due: '2026-11-21',
    work: { cutting: [-12, -10], sewing: [-10, -6], finishing: [-6, -4], packing: [-4, -2] },
  },
];

/** How much of an order's work is done, in per cent. */
export function madeOf({ work }: SampleOrder): number {
  const spans = Object.values(work);
  const done = sum(spans.map(([from, to]) => Math.min(Math.max(NOW - from, 0), to - from)));
  return Math.round((100 * done) / sum(spans.map(([from, to]) => to - from)));
}

/** An order is shipped once it is packed, and at risk where it is packed no sooner than on the day it is due. */
export function stateOf({ due, work }: SampleOrder): 'shipped' | 'onTime' | 'atRisk' {
  const [, end] = work.packing;
  if (end <= NOW) return 'shipped';
  return dayOf(end - 1) < due ? 'onTime' : 'atRisk';
}

/** The day of a half day: `2026-11-24`. */
export function dayOf(halfDay: number): string {
  const day = Math.floor(halfDay / 2);
  const week = Math.floor(day / (WEEK / 2));
  const date = new Date(MONDAY);
  date.setUTCDate(date.getUTCDate() + 7 * week + (day - (week * WEEK) / 2));
  return date.toISOString().slice(0, 10);
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
