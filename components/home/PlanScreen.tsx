import { getLocale } from 'next-intl/server';
import type { Locale } from '@/lib/i18n/locales';
import { createLabelRenderer } from './createLabelRenderer';
import { getSpanInWeek, PlanBar } from './PlanBar';
import styles from './PlanScreen.module.css';
import { Screen } from './Screen';
import { formatEnd, formatStart } from './sampleClock';
import { LATE_ORDER_NUMBER, orders, type SampleOrder, type Step, steps, type TimeOfDay } from './sampleWeek';
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
