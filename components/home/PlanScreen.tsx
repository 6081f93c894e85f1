import { getCopy } from '@/lib/i18n/getCopy';
import styles from './PlanScreen.module.css';
import { Screen } from './Screen';

const days = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const;

/** Work orders by step; `from` and `to` are column lines of half days, 1 being Monday morning; the stylesheet has them. */
const plan = [
  {
    step: 'cutting',
    orders: [
      { number: '0418', from: 1, to: 4 },
      { number: '0421', from: 4, to: 7 },
    ],
  },
  {
    step: 'sewing',
    orders: [
      { number: '0409', from: 1, to: 4 },
      { number: '0418', from: 4, to: 8 },
    ],
  },
  {
    step: 'finishing',
    orders: [
      { number: '0409', from: 2, to: 6 },
      { number: '0421', from: 7, to: 11, late: true },
    ],
  },
  {
    step: 'packing',
    orders: [
      { number: '0425', from: 5, to: 8 },
      { number: '0421', from: 10, to: 13, late: true },
    ],
  },
] as const;

/** The production plan as a Gantt chart, with one order that waits. */
export async function PlanScreen() {
  const copy = await getCopy('home');
  return (
    <Screen title={copy('showcase.plan.title')}>
      <div className={styles.plan} role="img" aria-label={copy.text('showcase.plan.hint')}>
        <div className={styles.days}>
          {days.map((day) => (
            <span key={day}>{copy(`showcase.days.${day}`)}</span>
          ))}
        </div>
        {plan.map(({ step, orders }) => (
          <div className={styles.row} key={step}>
            <span className={styles.step}>{copy(`showcase.plan.${step}`)}</span>
            <div className={styles.track}>
              {orders.map((order) => (
                <span
                  className={styles.order}
                  data-from={order.from}
                  data-late={'late' in order || undefined}
                  data-to={order.to}
                  key={order.number}
                >
                  {order.number}
                </span>
              ))}
            </div>
          </div>
        ))}
        <span className={styles.now}>{copy('showcase.plan.now')}</span>
      </div>
      <p>{copy('showcase.plan.hint')}</p>
    </Screen>
  );
}
