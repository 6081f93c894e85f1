import { getLocale } from 'next-intl/server';
import type { Locale } from '@/lib/i18n/locales';
import { createLabelRenderer } from './createLabelRenderer';
import styles from './PlanScreen.module.css';
import { Screen } from './Screen';
import { formatEnd, formatStart } from './sampleClock';
import { getOrderState } from './sampleProgress';
import {
  LATE_ORDER_NUMBER,
  orders,
  type SampleOrder,
  type Step,
  steps,
  type TimeOfDay,
  WEEK_HALF_DAYS,
} from './sampleWeek';
import { TimeVariants } from './TimeVariants';

const days = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const;

const lateOrder = orders.find(({ number }) => number === LATE_ORDER_NUMBER) as SampleOrder;

/** The week's production plan, one row per step, with the start and end times of the late order. */
export async function PlanScreen() {
  const [locale, renderLabel] = await Promise.all([getLocale(), createLabelRenderer()]);
  return (
    <Screen userRole="leader" title="plan">
      <table className={styles.plan} aria-labelledby="plan-title">
        <thead>
          <tr>
            <th scope="col">{renderLabel('step')}</th>
            <th scope="col">
              <div className={styles.days}>
                {days.map((day) => (
                  <span key={day}>{renderLabel(day)}</span>
                ))}
              </div>
            </th>
            <th scope="col">{LATE_ORDER_NUMBER}</th>
          </tr>
        </thead>
        <tbody>
          {steps.map((step) => (
            <tr key={step}>
              <th scope="row">{renderLabel(step)}</th>
              <td className={styles.week}>
                <span className="visually-hidden">
                  <TimeVariants getValue={(timeOfDay) => formatOrderSequence(step, timeOfDay)} />
                </span>
                <svg aria-hidden="true">
                  {orders.map((order) => (
                    <PlanBar key={order.number} order={order} step={step} />
                  ))}
                </svg>
              </td>
              <td>
                <TimeVariants getValue={(timeOfDay) => formatTimes(step, timeOfDay, locale)} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Screen>
  );
}

/** Formats the order numbers at a step in sequence, as the text alternative of the chart. */
function formatOrderSequence(step: Step, timeOfDay: TimeOfDay): string {
  return orders
    .filter((order) => getSpanInWeek(order, step, timeOfDay))
    .sort((a, b) => (a.plans[timeOfDay][step]?.[0] ?? 0) - (b.plans[timeOfDay][step]?.[0] ?? 0))
    .map(({ number }) => number.slice(-4))
    .join(', ');
}

/** Formats the late order's start and end at a step: `25 Nov 07:30 – 26 Nov 09:30`. */
function formatTimes(step: Step, timeOfDay: TimeOfDay, locale: Locale): string {
  const span = lateOrder.plans[timeOfDay][step];
  return span ? `${formatStart(span[0], locale)} – ${formatEnd(span[1], locale)}` : '';
}

type PlanBarProps = { order: SampleOrder; step: Step };

/** The bar of an order at one production step, clipped to the week, with a variant for each version of the plan. */
function PlanBar({ order, step }: PlanBarProps) {
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
function getSpanInWeek(
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
