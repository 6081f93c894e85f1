import type { ReactNode } from 'react';
import type { Localized } from '@/lib/content/entries/loadEntities';
import type { Entity } from '@/lib/content/entries/schemas';
import { langOf } from '@/lib/shared/i18n/langOf';
import { MoreThan } from './MoreThan';
import styles from './StatsRow.module.css';

type StatsRowProps = {
  title: ReactNode;
  stats: Localized<Entity<'stats.json'>>[];
  /** What the figures rest on. */
  note: ReactNode;
};

/** Figures side by side between hairlines, above what they rest on. The title is for screen readers. */
export function StatsRow({ title, stats, note }: StatsRowProps) {
  return (
    <section className={styles.band}>
      <div className="container">
        <h2 className="visually-hidden">{title}</h2>
        <ul className={styles.row}>
          {stats.map((stat) => (
            <li key={stat.id}>
              <strong className={styles.number}>
                <MoreThan number={stat.number} />
              </strong>
              <span {...langOf(stat, 'label')}>{stat.label}</span>
            </li>
          ))}
        </ul>
        <p className={styles.note}>{note}</p>
      </div>
    </section>
  );
}
