import type { ReactNode } from 'react';
import styles from './Thread.module.css';

/** Straight down, or half a turn of two: down and then across, or across and then down. */
export type Way = 'down' | 'turnRight' | 'rightDown' | 'turnLeft' | 'leftDown';

type ThreadProps = {
  way: Way;
  /** The class that says where the stretch lies. */
  at: string | undefined;
};

/**
 * A stretch of the red thread that leaves the first picture and ends below the last button. It is whole as it stands;
 * where the browser can, it is drawn as far as the visitor has read, and a crate rides at its tip.
 */
export function Thread({ way, at }: ThreadProps) {
  return <span className={`${styles.thread} ${styles[way]} ${at}`} />;
}

/** The sections that the thread runs through. */
export function Threaded({ children }: { children: ReactNode }) {
  return <div className={styles.along}>{children}</div>;
}

/** A section of its own that the thread runs past, in the margin. */
export function Passing({ children }: { children: ReactNode }) {
  return (
    <div>
      {children}
      <Thread way="down" at={styles.lane} />
    </div>
  );
}

/** Where it ends: as the line below the last buttons. */
export function ThreadEnd() {
  return (
    <>
      <Thread way="down" at={styles.last} />
      <Thread way="turnRight" at={styles.end} />
    </>
  );
}
