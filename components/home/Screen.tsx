import type { ReactNode } from 'react';
import { getScreenLabels } from './getScreenLabels';
import styles from './Screen.module.css';
import { getDay } from './sampleClock';
import { CLOCK, NOW } from './sampleWeek';
import { TimeVariants } from './TimeVariants';

export const roles = ['planner', 'keeper', 'leader'] as const;

type ScreenProps = {
  who: (typeof roles)[number];
  title: 'orders' | 'stock' | 'plan';
  children: ReactNode;
};

/** A screen of the software: title, user role, date and time. The id of its heading is `{title}-title`. */
export async function Screen({ who, title, children }: ScreenProps) {
  const word = await getScreenLabels();
  return (
    <section className={styles.screen} data-role={who}>
      <header className={styles.head}>
        <h3 id={`${title}-title`}>
          {word(title)} <small>{word(who)}</small>
        </h3>
        <p>
          {`${getDay(NOW.morning)} `}
          <TimeVariants of={(hour) => CLOCK[hour]} />
        </p>
      </header>
      {children}
    </section>
  );
}
