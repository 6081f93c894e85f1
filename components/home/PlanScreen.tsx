import { AtHours } from './AtHours';
import { getWords } from './getWords';
import { PlanBar, spanInWeek } from './PlanBar';
import styles from './PlanScreen.module.css';
import { Screen } from './Screen';
import { beginOf, endOf } from './sampleClock';
import { type Hour, LATE, orders, type SampleOrder, type Step, steps } from './sampleWeek';

const days = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const;

const late = orders.find(({ number }) => number === LATE) as SampleOrder;

/** The production plan of the week, step by step, with the times of the order that waits. */
export async function PlanScreen() {
  const word = await getWords();
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
                  <AtHours of={(hour) => inTurn(step, hour)} />
                </span>
                <svg aria-hidden="true">
                  {orders.map((order) => (
                    <PlanBar key={order.number} order={order} step={step} />
                  ))}
                </svg>
              </td>
              <td>
                <AtHours of={(hour) => timesOf(step, hour)} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Screen>
  );
}

/** The orders of the week at a step, one after the other: what the drawing shows, in words. */
function inTurn(step: Step, hour: Hour): string {
  return orders
    .filter((order) => spanInWeek(order, step, hour))
    .sort((a, b) => (a.work[hour][step]?.[0] ?? 0) - (b.work[hour][step]?.[0] ?? 0))
    .map(({ number }) => number.slice(-4))
    .join(', ');
}

/** When the order that waits is at a step: `11-25 07:30 – 11-26 09:30`. */
function timesOf(step: Step, hour: Hour): string {
  const span = late.work[hour][step];
  return span ? `${beginOf(span[0])} – ${endOf(span[1])}` : '';
}
