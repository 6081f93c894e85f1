import type { ReactNode } from 'react';
import styles from './Section.module.css';

const grounds = {
  paper: styles.paper,
  sunken: styles.sunken,
  sheet: styles.sunken,
  band: styles.band,
};

type SectionProps = {
  /** The anchor of the section; its heading is `{id}-title`. */
  id: string;
  /** The ground: rice paper, a darker sheet of it, a raised sheet lying on it, or a dark band that stays dark in both schemes. */
  tone?: keyof typeof grounds;
  /** `full`: the content sets its own width, to the edges of the screen if it likes. */
  width?: 'page' | 'full';
  children: ReactNode;
};

/** A full-width band of a page, named by the heading `{id}-title` inside it. */
export function Section({ id, tone = 'paper', width = 'page', children }: SectionProps) {
  const content = tone === 'sheet' ? <div className={styles.panel}>{children}</div> : children;
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={`${styles.section} ${grounds[tone]}`}>
      {width === 'full' ? content : <div className="container">{content}</div>}
    </section>
  );
}
