import type { ReactNode } from 'react';
import styles from './Section.module.css';

type SectionProps = {
  /** The anchor of the section; its heading is `{id}-title`. */
  id: string;
  /** The ground: rice paper, a darker sheet of it, or a dark band that stays dark in both schemes. */
  tone?: 'paper' | 'sunken' | 'band';
  /** Much taller than a screen: a larger guess of its size before it is laid out. */
  tall?: boolean;
  children: ReactNode;
};

/** A full-width band of a page, named by the heading `{id}-title` inside it. */
export function Section({ id, tone = 'paper', tall, children }: SectionProps) {
  const classes = ['late-layout', styles.section, styles[tone], tall && styles.tall]
    .filter(Boolean)
    .join(' ');
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={classes}>
      <div className="container">{children}</div>
    </section>
  );
}
