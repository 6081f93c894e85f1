import { getFallbackLang } from '@/lib/shared/i18n/getFallbackLang';
import type { CaseEntry } from '@/lib/shared/lists/entryShapes';
import styles from './MeasureChart.module.css';

/** The measured change of a customer case: amount, label, and bars for the values before and after the project. */
export function MeasureChart({ item }: { item: CaseEntry }) {
  const { measure } = item;
  const largestValue = Math.max(...measure.rows.map(({ value }) => value));
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
        {measure.rows.map(({ label, value, text, state }) => (
          <div key={state} data-state={state}>
            <dt>{label}</dt>
            <dd>
              <svg aria-hidden="true" width={`${Math.round((value / largestValue) * 100)}%`} />
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
