import type { ReactNode } from 'react';
import { isThreadContinuous } from './isThreadContinuous';
import '@/dist/brand/crate.css';
import styles from './Thread.module.css';

type ThreadProps = {
  /** The shape: straight down (`down`), down and then across (`turn`), or across and then down (`drop`). */
  shape?: 'down' | 'turn' | 'drop';
  className?: string | undefined;
  /** Renders the segment only on narrow or only on wide screens. */
  screen?: 'narrow' | 'wide';
};

/**
 * A segment of the thread: the decorative red line of the home page, from the first picture to the last buttons. With
 * scroll-driven animations the thread grows as the visitor scrolls, and a crate moves at its end; otherwise the
 * thread is static. Returns null if the thread would be interrupted because of the order of the sections.
 */
export function Thread({ shape = 'down', className, screen }: ThreadProps) {
  if (!isThreadContinuous()) return null;
  const classes = [styles.thread, styles[shape], screen && styles[screen], className].filter(Boolean);
  return <span className={classes.join(' ')} />;
}

type ThreadBendProps = Omit<ThreadProps, 'shape'> & { to: 'left' | 'right' };

/** A bend of the thread from one column to another: down, across, and down again. */
export function ThreadBend({ to, className, screen }: ThreadBendProps) {
  const classes = [styles.bend, styles[to], screen && styles[screen], className].filter(Boolean);
  return (
    <span className={classes.join(' ')}>
      <Thread className={styles.before} />
      <Thread shape="turn" className={styles.first} />
      <Thread shape="drop" className={styles.second} />
      <Thread className={styles.after} />
    </span>
  );
}

/** The class of a two-column grid with the thread between its columns. */
export const threadColumns = styles.columns;

/** Container of all sections that the thread passes. */
export function ThreadContainer({ children }: { children: ReactNode }) {
  return <div className={styles.sections}>{children}</div>;
}

/** A section with the thread in its margin. */
export function ThreadMargin({ children }: { children: ReactNode }) {
  return (
    <div>
      {children}
      <Thread className={styles.margin} />
    </div>
  );
}

/** The end of the thread: the line below the last buttons. */
export function ThreadEnd() {
  return (
    <>
      <Thread className={styles.last} />
      <Thread shape="turn" className={styles.end} />
    </>
  );
}
