import type { ReactNode } from 'react';
import { isThreadContinuous } from './isThreadContinuous';
import styles from './Thread.module.css';

type StretchProps = {
  /** The shape: straight down (`down`), down and then across (`turn`), or across and then down (`drop`). */
  way?: 'down' | 'turn' | 'drop';
  at?: string | undefined;
  /** Renders the segment only on narrow or only on wide screens. */
  only?: 'narrow' | 'wide';
};

/**
 * A segment of the decorative red line from the hero picture to the last buttons. With scroll-driven animations the line
 * grows as the visitor scrolls and a crate moves at its tip; otherwise it is static. Returns null if the order of the
 * sections would break the line.
 */
export function Thread({ way = 'down', at, only }: StretchProps) {
  if (!isThreadContinuous()) return null;
  const classes = [styles.thread, styles[way], only && styles[only], at].filter(Boolean);
  return <span className={classes.join(' ')} />;
}

type JogProps = Omit<StretchProps, 'way'> & { to: 'left' | 'right' };

/** Leads the thread from one column to another: down, across, and down again. */
export function Jog({ to, at, only }: JogProps) {
  const classes = [styles.jog, styles[to], only && styles[only], at].filter(Boolean);
  return (
    <span className={classes.join(' ')}>
      <Thread at={styles.before} />
      <Thread way="turn" at={styles.first} />
      <Thread way="drop" at={styles.second} />
      <Thread at={styles.after} />
    </span>
  );
}

/** The class of a two-column grid with the thread between its columns. */
export const threadColumns = styles.between;

/** Container of all sections that the thread crosses. */
export function ThreadContainer({ children }: { children: ReactNode }) {
  return <div className={styles.sections}>{children}</div>;
}

/** A section with the thread in its margin. */
export function ThreadMargin({ children }: { children: ReactNode }) {
  return (
    <div>
      {children}
      <Thread at={styles.lane} />
    </div>
  );
}

/** The end of the thread: the line below the last buttons. */
export function ThreadEnd() {
  return (
    <>
      <Thread at={styles.last} />
      <Thread way="turn" at={styles.end} />
    </>
  );
}
