import { getOrderState } from './sampleProgress';
import {
  LATE_ORDER_NUMBER,
  orders,
  type SampleOrder,
  type Step,
  type TimeOfDay,
  WEEK_HALF_DAYS,
} from './sampleWeek';
import { TimeVariants } from './TimeVariants';

type PlanBarProps = { order: SampleOrder; step: Step };

/** The bar of an order at one production step, clipped to the week, with a variant for each version of the plan. */
export function PlanBar({ order, step }: PlanBarProps) {
  const isLate = order.number === LATE_ORDER_NUMBER;
  return (
    <TimeVariants
      element="g"
      // The value identifies a variant: the time at the step and, for the late order, the state of the order.
      getValue={(timeOfDay) =>
        getSpanInWeek(order, step, timeOfDay)
          ? `${order.plans[timeOfDay][step]}${isLate ? getOrderState(order, timeOfDay) : ''}`
          : ''
      }
      render={(_, timeOfDay) => {
        const span = getSpanInWeek(order, step, timeOfDay);
        if (!span) return null;
        const [from, to] = span;
        return (
          <g
            data-followed={isLate || undefined}
            data-alarm={(isLate && getOrderState(order, timeOfDay) !== 'onTime') || undefined}
          >
            {isLate && step === 'line2' && (
              <line
                x1={formatWeekPercent(getLineFreeTime(step, from, timeOfDay))}
                x2={formatWeekPercent(from)}
                y1="50%"
                y2="50%"
              />
            )}
            <rect x={formatWeekPercent(from)} width={formatWeekPercent(to - from)} height="100%" />
            <text x={formatWeekPercent(from)} y="50%">
              <tspan>{order.number.slice(-4, -2)}</tspan>
              {order.number.slice(-2)}
            </text>
          </g>
        );
      }}
    />
  );
}

/**
 * Returns the part of an order's time at a step that is in the displayed week, in half days; undefined if no part is.
 */
export function getSpanInWeek(
  { plans }: SampleOrder,
  step: Step,
  timeOfDay: TimeOfDay,
): [number, number] | undefined {
  const [from, to] = plans[timeOfDay][step] ?? [0, 0];
  return to > 0 && from < WEEK_HALF_DAYS ? [Math.max(from, 0), Math.min(to, WEEK_HALF_DAYS)] : undefined;
}

/** Returns the time at which a sewing line becomes free: the end of the last order that ends before `start`. */
function getLineFreeTime(step: Step, start: number, timeOfDay: TimeOfDay): number {
  const ends = orders.map(({ plans }) => plans[timeOfDay][step]?.[1] ?? 0);
  return Math.max(...ends.filter((end) => end <= start));
}

/** Formats a number of half days as a percentage of the week. */
function formatWeekPercent(halfDays: number): string {
  return `${+((100 * halfDays) / WEEK_HALF_DAYS).toFixed(2)}%`;
}
