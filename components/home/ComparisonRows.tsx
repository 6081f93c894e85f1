import type { Localized } from '@/lib/content/entries/loadEntities';
import type { Entity } from '@/lib/content/entries/schemas';
import { getCopy } from '@/lib/content/texts/getCopy';
import { langOf } from '@/lib/shared/i18n/langOf';
import styles from './Comparison.module.css';

type ComparisonRowsProps = {
  /** The id of what names the table. */
  labelledBy: string;
  rows: Localized<Entity<'comparison.json'>>[];
};

/** Rows of the comparison as a table; stacked on a phone, below a head that says once which side looks how. */
export async function ComparisonRows({ labelledBy, rows }: ComparisonRowsProps) {
  const copy = await getCopy('home');
  return (
    <table className={styles.rows} aria-labelledby={labelledBy}>
      <colgroup>
        <col />
        <col />
        <col />
      </colgroup>
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">{copy('comparison.feature')}</span>
          </th>
          <th scope="col">{copy('comparison.traditional')}</th>
          <th scope="col">{copy('comparison.own')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            <th scope="row" {...langOf(row, 'feature')}>
              {row.feature}
            </th>
            <td {...langOf(row, 'traditional')}>{row.traditional}</td>
            <td {...langOf(row, 'own')}>{row.own}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
