import { getCopy } from '@/lib/i18n/getCopy';
import styles from './PlanScreen.module.css';
import { Screen } from './Screen';
import { NOW, orders, type SampleOrder, stateOf, steps, WEEK } from './sampleWeek';

const days = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const;

type Step = (typeof steps)[number];

/** The production plan of the week as a Gantt chart, with one order that waits. */
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
        {steps.map((step) => (
          <div className={styles.row} key={step}>
            <span className={styles.step}>{copy(`showcase.plan.${step}`)}</span>
            <svg className={styles.track} aria-hidden="true">
              {orders.filter((order) => isThisWeek(order, step)).map((order) => bar(order, step))}
            </svg>
          </div>
        ))}
        <span className={styles.now}>{copy('showcase.plan.now')}</span>
      </div>
      <p>{copy('showcase.plan.hint')}</p>
    </Screen>
  );
}

function isThisWeek({ work }: SampleOrder, step: Step): boolean {
  const [from, to] = work[step];
  return from < WEEK && to > 0;
}

/** An order at a step, drawn as far as the week goes; marked where it is late and has not begun. */
function bar(order: SampleOrder, step: Step) {
  const from = Math.max(order.work[step][0], 0);
  const to = Math.min(order.work[step][1], WEEK);
  const isLate = stateOf(order) === 'atRisk' && from > NOW;
  // The line of the hour would run through a number close behind it.
  const label = from <= NOW && NOW < from + 0.5 ? NOW : from;
  return (
    <g key={order.number} data-late={isLate || undefined}>
      <rect x={share(from)} width={share(to - from)} height="100%" />
      <rect x={share(from)} width="3" height="100%" />
      <text x={share(label)} y="50%" dx="8" dominantBaseline="central">
        {order.number.slice(-4)}
      </text>
    </g>
  );
}

/** Half days as a share of the week. */
function share(halfDays: number): string {
  return `${+((100 * halfDays) / WEEK).toFixed(2)}%`;
}
