import { getOrderState } from './sampleProgress';
import {
  type Hour,
  LATE_ORDER_NUMBER,
  orders,
  type SampleOrder,
  type Step,
  WEEK_HALF_DAYS,
} from './sampleWeek';
import { TimeVariants } from './TimeVariants';

type PlanBarProps = { order: SampleOrder; step: Step };

/** The bar of an order at one production step, clipped to the week, with a variant for each version of the schedule. */
export function PlanBar({ order, step }: PlanBarProps) {
  const isLate = order.number === LATE_ORDER_NUMBER;
  return (
    <TimeVariants
      element="g"
      getValue={(hour) =>
        getSpanInWeek(order, step, hour)
          ? `${order.work[hour][step]}${isLate ? getOrderState(order, hour) : ''}`
          : ''
      }
      render={(_, hour) => {
        const span = getSpanInWeek(order, step, hour);
        if (!span) return null;
        const [from, to] = span;
        return (
          <g
            data-followed={isLate || undefined}
            data-alarm={(isLate && getOrderState(order, hour) !== 'onTime') || undefined}
          >
            {isLate && step === 'line2' && (
              <line
                x1={formatWeekPercent(getLineFreeTime(step, from, hour))}
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

/** Returns the part of an order's time at a step that is in the displayed week, in half days; undefined if none is. */
export function getSpanInWeek({ work }: SampleOrder, step: Step, hour: Hour): [number, number] | undefined {
  const [from, to] = work[hour][step] ?? [0, 0];
  return to > 0 && from < WEEK_HALF_DAYS ? [Math.max(from, 0), Math.min(to, WEEK_HALF_DAYS)] : undefined;
}

/** Returns the time at which a sewing line becomes free: the end of the last order that ends before `start`. */
function getLineFreeTime(step: Step, start: number, hour: Hour): number {
  const ends = orders.map(({ work }) => work[hour][step]?.[1] ?? 0);
  return Math.max(...ends.filter((end) => end <= start));
}

/** Formats a number of half days as a percentage of the week. */
function formatWeekPercent(halfDays: number): string {
  return `${+((100 * halfDays) / WEEK_HALF_DAYS).toFixed(2)}%`;
}
