import type { ReactNode } from 'react';
import styles from '@/components/ui/screen.module.css';
import { createLabelRenderer } from './createLabelRenderer';
import { getDay } from './sampleClock';
import { CLOCK_TIMES, CURRENT_HALF_DAY } from './sampleWeek';
import { TimeVariants } from './TimeVariants';

export const roles = ['planner', 'keeper', 'leader'] as const;

type ScreenProps = {
  userRole: (typeof roles)[number];
  title: 'orders' | 'stock' | 'plan';
  children: ReactNode;
};

/**
 * A screen of the software: title, user role, and the selected time of the sample day. The id of its heading is
 * `{title}-title`. The Markdown copy of the page contains the screen that is selected at first (`data-alternative`).
 */
export async function Screen({ userRole, title, children }: ScreenProps) {
  const renderLabel = await createLabelRenderer();
  return (
    <section
      className={styles.screen}
      data-role={userRole}
      data-alternative={userRole === roles[0] ? undefined : ''}
    >
      <header className={styles.head}>
        <h3 id={`${title}-title`}>
          {renderLabel(title)} <small>{renderLabel(userRole)}</small>
        </h3>
        <p>
          {`${getDay(CURRENT_HALF_DAY.morning)} `}
          <TimeVariants getValue={(timeOfDay) => CLOCK_TIMES[timeOfDay]} />
        </p>
      </header>
      {children}
    </section>
  );
}
