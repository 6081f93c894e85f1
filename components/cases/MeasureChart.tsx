import { getFormatter } from 'next-intl/server';
import type { ReactNode } from 'react';
import { langOf } from '@/lib/content/langOf';
import type { Localized } from '@/lib/content/loadEntities';
import type { Entity } from '@/lib/content/schemas';
import styles from './MeasureChart.module.css';

type MeasureChartProps = {
  item: Localized<Entity<'customer-cases.json'>>;
  before: ReactNode;
  after: ReactNode;
};

/** A case's one measured change as two bars, before and after. */
export async function MeasureChart({ item, before, after }: MeasureChartProps) {
  const format = await getFormatter();
  const { measure } = item;
  const longest = Math.max(measure.before, measure.after);
  const rows = [
    { label: before, value: measure.before, state: 'before' },
    { label: after, value: measure.after, state: 'after' },
  ];
  return (
    <figure className={styles.chart} {...langOf(item, 'measure')}>
      <figcaption>{measure.label}</figcaption>
      <dl>
        {rows.map(({ label, value, state }) => (
          <div key={state} data-state={state}>
            <dt>{label}</dt>
            <dd>
              <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
                <rect width={(value / longest) * 100} height="8" />
              </svg>
              <span>
                <strong>{format.number(value)}</strong> {measure.unit}
              </span>
            </dd>
          </div>
        ))}
      </dl>
    </figure>
  );
}
