import type { ReactNode } from 'react';
import { getFallbackLang } from '@/lib/shared/i18n/getFallbackLang';
import type { CaseEntry } from '@/lib/shared/lists/entryShapes';
import styles from './MeasureChart.module.css';

type MeasureChartProps = { item: CaseEntry; before: ReactNode; after: ReactNode };

/** Width of the longer bar in per cent of the line. The rest of the line is for the value. */
const LONGEST_BAR_PERCENT = 45;

/** The measured change of a customer case: amount, label, and bars for the values before and after the project. */
export function MeasureChart({ item, before, after }: MeasureChartProps) {
  const { measure } = item;
  const largestValue = Math.max(measure.before, measure.after);
  const rows = [
    { label: before, value: measure.before, text: measure.beforeText, state: 'before' },
    { label: after, value: measure.after, text: measure.afterText, state: 'after' },
  ];
  return (
    <figure className={styles.chart} {...getFallbackLang(item, 'measure')}>
      <figcaption>
        <b>
          <strong>{measure.change}</strong>
          {measure.changeUnit}
        </b>
        <p>
          {measure.label}
          {measure.note && <small>{measure.note}</small>}
        </p>
      </figcaption>
      <dl>
        {rows.map(({ label, value, text, state }) => (
          <div key={state} data-state={state}>
            <dt>{label}</dt>
            <dd>
              <svg
                aria-hidden="true"
                width={`${Math.round((value / largestValue) * LONGEST_BAR_PERCENT)}%`}
              />
              <span>
                <b>{text}</b>
                {measure.unit === '%' ? '%' : ` ${measure.unit}`}
              </span>
            </dd>
          </div>
        ))}
      </dl>
    </figure>
  );
}
