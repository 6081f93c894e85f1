import { getScreenLabels } from './getScreenLabels';
import { getSpanInWeek, PlanBar } from './PlanBar';
import styles from './PlanScreen.module.css';
import { Screen } from './Screen';
import { formatEnd, formatStart } from './sampleClock';
import { type Hour, LATE, orders, type SampleOrder, type Step, steps } from './sampleWeek';
import { TimeVariants } from './TimeVariants';

const days = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const;

const late = orders.find(({ number }) => number === LATE) as SampleOrder;

/** The week's production plan, one row per step, with the start and end times of the late order. */
export async function PlanScreen() {
  const word = await getScreenLabels();
  return (
    <Screen who="leader" title="plan">
      <table className={styles.plan} aria-labelledby="plan-title">
        <thead>
          <tr>
            <th scope="col">{word('step')}</th>
            <th scope="col">
              <div className={styles.days}>
                {days.map((day) => (
                  <span key={day}>{word(day)}</span>
                ))}
              </div>
            </th>
            <th scope="col">{LATE}</th>
          </tr>
        </thead>
        <tbody>
          {steps.map((step) => (
            <tr key={step}>
              <th scope="row">{word(step)}</th>
              <td className={styles.week}>
                <span className="visually-hidden">
                  <TimeVariants of={(hour) => listOrdersInSequence(step, hour)} />
                </span>
                <svg aria-hidden="true">
                  {orders.map((order) => (
                    <PlanBar key={order.number} order={order} step={step} />
                  ))}
                </svg>
              </td>
              <td>
                <TimeVariants of={(hour) => formatTimes(step, hour)} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Screen>
  );
}

/** Lists the order numbers at a step in sequence: the text alternative of the chart. */
function listOrdersInSequence(step: Step, hour: Hour): string {
  return orders
    .filter((order) => getSpanInWeek(order, step, hour))
    .sort((a, b) => (a.work[hour][step]?.[0] ?? 0) - (b.work[hour][step]?.[0] ?? 0))
    .map(({ number }) => number.slice(-4))
    .join(', ');
}

/** Formats the late order's start and end at a step: `11-25 07:30 – 11-26 09:30`. */
function formatTimes(step: Step, hour: Hour): string {
  const span = late.work[hour][step];
  return span ? `${formatStart(span[0])} – ${formatEnd(span[1])}` : '';
}
