import type { ReactNode } from 'react';
import styles from './Section.module.css';

type SectionProps = {
  /** The anchor of the section; its heading is `{id}-title`. */
  id: string;
  /** The background: as the page, darker than the page, or a band that is dark in both colour schemes. */
  tone?: 'paper' | 'sunken' | 'band';
  /** True if the section is much taller than a screen; increases its estimated size before layout. */
  tall?: boolean;
  children: ReactNode;
};

/** A full-width section, labelled by the heading `{id}-title` inside it. */
export function Section({ id, tone = 'paper', tall, children }: SectionProps) {
  // `late-layout`: laid out only when near the viewport (base.css).
  const classes = ['late-layout', styles.section, styles[tone], tall && styles.tall]
    .filter(Boolean)
    .join(' ');
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={classes}>
      <div className="container">{children}</div>
    </section>
  );
}
