import type { ReactNode } from 'react';
import { isThreadContinuous } from './isThreadContinuous';
import styles from './Thread.module.css';

type StretchProps = {
  /** Straight down, or half a turn: down and then across, or across and then down. */
  way?: 'down' | 'turn' | 'drop';
  at?: string | undefined;
  /** Where the thread takes another way on wide screens, or on narrow ones. */
  only?: 'narrow' | 'wide';
};

/**
 * A stretch of the red thread that leaves the first picture and ends below the last buttons. It is whole as it stands;
 * where the browser can, it is drawn as far as the visitor has read, and a crate rides at its tip. With the sections in
 * an order in which it would be torn, there is none.
 */
export function Thread({ way = 'down', at, only }: StretchProps) {
  if (!isThreadContinuous()) return null;
  const classes = [styles.thread, styles[way], only && styles[only], at].filter(Boolean);
  return <span className={classes.join(' ')} />;
}

type JogProps = Omit<StretchProps, 'way'> & { to: 'left' | 'right' };

/** From one column to another: down to a level, across, and on down from there. */
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

/** The class of two columns that the thread runs between. */
export const threadColumns = styles.between;

/** The sections that the thread runs through. */
export function ThreadContainer({ children }: { children: ReactNode }) {
  return <div className={styles.sections}>{children}</div>;
}

/** A section of its own that the thread runs past, in the margin. */
export function ThreadMargin({ children }: { children: ReactNode }) {
  return (
    <div>
      {children}
      <Thread at={styles.lane} />
    </div>
  );
}

/** Where it ends: as the line below the last buttons. */
export function ThreadEnd() {
  return (
    <>
      <Thread at={styles.last} />
      <Thread way="turn" at={styles.end} />
    </>
  );
}
