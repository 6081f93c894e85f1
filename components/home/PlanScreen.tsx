import { getCopy } from '@/lib/i18n/getCopy';
import styles from './PlanScreen.module.css';
import { Screen } from './Screen';

const days = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const;

/**
 * Work orders by step, each of three half days: one follows the other, or begins at the column line `at`, 1 being Monday
 * morning. The stylesheet has each of these lines.
 */
const plan = [
  {
    step: 'cutting',
    orders: [{ number: '0418' }, { number: '0421' }],
  },
  {
    step: 'sewing',
    orders: [{ number: '0409' }, { number: '0418' }],
  },
  {
    step: 'finishing',
    orders: [
      { number: '0409', at: 2 },
      { number: '0421', at: 7, late: true },
    ],
  },
  {
    step: 'packing',
    orders: [
      { number: '0425', at: 5 },
      { number: '0421', at: 10, late: true },
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
                  data-at={'at' in order ? order.at : undefined}
                  data-late={'late' in order || undefined}
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
