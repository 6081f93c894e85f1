import type { CaseCard } from '@/lib/collections/cases';
import { getFallbackLang } from '@/lib/i18n/getFallbackLang';
import styles from './MeasureChart.module.css';

type MeasureChartProps = {
  item: CaseCard;
  /** False if a title beside the chart names what was measured. */
  hasLabel?: boolean;
};

/** The measured change of a customer case: amount, label, and bars for the values before and after the project. */
export function MeasureChart({ item, hasLabel = true }: MeasureChartProps) {
  const { measure } = item;
  const largestValue = Math.max(...measure.rows.map(({ value }) => value));
  return (
    <figure className={styles.chart} {...getFallbackLang(item, 'measure')}>
      <figcaption>
        <b>
          <strong data-signed={/^\D/.test(measure.change) || undefined}>{measure.change}</strong>
          {measure.changeUnit}
        </b>
        {hasLabel && <p>{measure.label}</p>}
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
