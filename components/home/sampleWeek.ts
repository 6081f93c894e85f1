// The orders of a sample factory and their plans: data for the screens in the section `Showcase`.

export const timesOfDay = ['morning', 'noon', 'evening'] as const;

/** A selectable time of the sample day, a Tuesday. */
export type TimeOfDay = (typeof timesOfDay)[number];

/** The production steps, in order. */
export const steps = ['cutting', 'line1', 'line2', 'finishing', 'packing'] as const;

export type Step = (typeof steps)[number];

/** Start and end, in working half days since the Monday morning of the displayed week. */
export type Span = readonly [from: number, to: number];

/** The planned time of an order at each production step. An order is sewn on one of the two lines. */
type Plan = { cutting: Span; line1?: Span; line2?: Span; finishing: Span; packing: Span };

export type SampleOrder = {
  number: string;
  customer: 'customer1' | 'customer2' | 'customer3' | 'customer4';
  pieces: number;
  due: string;
  /** The plan of the order, as of each time of day. */
  plans: Record<TimeOfDay, Plan>;
};

/** Half days of a working week, Monday to Saturday: 7:30 to 11:30 and 13:00 to 17:00. */
export const WEEK_HALF_DAYS = 12;

/** The selectable times of Tuesday, in half days since Monday morning. */
export const CURRENT_HALF_DAY: Record<TimeOfDay, number> = { morning: 2.25, noon: 3, evening: 4 };

/** The selectable times of Tuesday, as clock times. */
export const CLOCK_TIMES: Record<TimeOfDay, string> = { morning: '08:30', noon: '13:00', evening: '17:00' };

/** The number of the order that is delayed by missing sewing thread. */
export const LATE_ORDER_NUMBER = 'SO-2611-0421';

/** Returns the plans of an order whose plan does not change during the day. */
const createConstantPlans = (plan: Plan) => ({ morning: plan, noon: plan, evening: plan });

/** Returns the plan of the late order if sewing starts at `start`. */
const getLateOrderPlan = (start: number): Plan => ({
  cutting: [-6, -3],
  line2: [start, start + 2.5],
  finishing: [start + 2.5, start + 3.5],
  packing: [start + 3.5, start + 4.5],
});

/** Returns the plan of the order that follows the late order on line 2. The parameters are the starts of its steps. */
const getNextOrderPlan = (sewing: number, finishing: number, packing: number): Plan => ({
  cutting: [3, 6],
  line2: [sewing, sewing + 4.5],
  finishing: [finishing, finishing + 1],
  packing: [packing, packing + 1],
});

export const orders: readonly SampleOrder[] = [
  {
    number: 'SO-2611-0418',
    customer: 'customer1',
    pieces: 5000,
    due: '2026-11-18',
    plans: createConstantPlans({ cutting: [-10, -8], line2: [-3, 2], finishing: [2, 3], packing: [3, 4] }),
  },
  {
    number: LATE_ORDER_NUMBER,
    customer: 'customer2',
    pieces: 3000,
    due: '2026-11-20',
    plans: { morning: getLateOrderPlan(6), noon: getLateOrderPlan(4), evening: getLateOrderPlan(3.5) },
  },
  {
    number: 'SO-2611-0425',
    customer: 'customer3',
    pieces: 4000,
    due: '2026-11-23',
    plans: createConstantPlans({ cutting: [-3, 0], line1: [0, 5], finishing: [5, 6], packing: [6, 7] }),
  },
  {
    number: 'SO-2611-0427',
    customer: 'customer1',
    pieces: 5000,
    due: '2026-11-25',
    plans: createConstantPlans({ cutting: [0, 3], line1: [5, 10], finishing: [10, 12], packing: [12, 13.5] }),
  },
  {
    number: 'SO-2611-0430',
    customer: 'customer4',
    pieces: 4500,
    due: '2026-11-27',
    // Packed on Wednesday 25 November, because the Tuesday is a public holiday in Vietnam.
    plans: {
      morning: getNextOrderPlan(8.5, 13, 16),
      noon: getNextOrderPlan(6.5, 12, 16),
      evening: getNextOrderPlan(6, 12, 16),
    },
  },
  {
    number: 'SO-2611-0409',
    customer: 'customer4',
    pieces: 4000,
    due: '2026-11-14',
    plans: createConstantPlans({
      cutting: [-14, -12],
      line1: [-11, -6],
      finishing: [-6, -4],
      packing: [-4, -2],
    }),
  },
];
