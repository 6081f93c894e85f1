import type { ReactNode } from 'react';
import styles from './Screen.module.css';

/** A window of the software: its title bar and what is in it. */
export function Screen({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <section className={styles.screen}>
      <h3 className={styles.bar}>{title}</h3>
      <div className={styles.body}>{children}</div>
    </section>
  );
}
