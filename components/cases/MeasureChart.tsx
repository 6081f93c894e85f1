import type { ReactNode } from 'react';
import { langOf } from '@/lib/content/langOf';
import type { CaseEntry } from '@/lib/lists/entryShapes';
import styles from './MeasureChart.module.css';

type MeasureChartProps = { item: CaseEntry; before: ReactNode; after: ReactNode };

/** A case's one measured change as two bars, before and after. */
export function MeasureChart({ item, before, after }: MeasureChartProps) {
  const { measure } = item;
  const longest = Math.max(measure.before, measure.after);
  const rows = [
    { label: before, value: measure.before, text: measure.beforeText, state: 'before' },
    { label: after, value: measure.after, text: measure.afterText, state: 'after' },
  ];
  return (
    <figure className={styles.chart} {...langOf(item, 'measure')}>
      <figcaption>{measure.label}</figcaption>
      <dl>
        {rows.map(({ label, value, text, state }) => (
          <div key={state} data-state={state}>
            <dt>{label}</dt>
            <dd>
              <svg aria-hidden="true">
                <rect width={`${Math.round((value / longest) * 100)}%`} height="100%" />
              </svg>
              <span>
                <strong>{text}</strong> {measure.unit}
              </span>
            </dd>
          </div>
        ))}
      </dl>
    </figure>
  );
}
