import { Fold } from '@/components/ui/Fold';
import { Section } from '@/components/ui/Section';
import { SectionHead } from '@/components/ui/SectionHead';
import { type Localized, loadEntities } from '@/lib/content/entries/loadEntities';
import type { Entity } from '@/lib/content/entries/schemas';
import { getCopy } from '@/lib/content/texts/getCopy';
import { langOf } from '@/lib/shared/i18n/langOf';
import styles from './Comparison.module.css';
import { Thread } from './Thread';

/** So many rows stand open on a phone. */
const FIRST = 3;

/** Traditional solutions against Lotus ERP, as a ledger: our side lies on a raised sheet, along the thread. */
export async function Comparison() {
  const copy = await getCopy('home');
  const { lead, ...head } = copy.head('comparison');
  const rows = loadEntities('comparison.json', copy.locale);
  const more = copy('comparison.more', { count: rows.length - FIRST });
  return (
    <Section id="comparison" tone="sunken" tall>
      <div className={styles.head}>
        <SectionHead id="comparison" look="plain" {...head} />
      </div>
      <div className={styles.ledger}>
        <ComparisonRows labelledBy="comparison-title" rows={rows.slice(0, FIRST)} />
        <Fold wide="open" summary={more} summaryId="comparison-more">
          <ComparisonRows labelledBy="comparison-more" rows={rows.slice(FIRST)} />
        </Fold>
        <Thread />
      </div>
      <p className={styles.note}>{lead}</p>
    </Section>
  );
}

type ComparisonRowsProps = { labelledBy: string; rows: Localized<Entity<'comparison.json'>>[] };

/** Rows of the comparison as a table; stacked on a phone, below a head that says once which side looks how. */
async function ComparisonRows({ labelledBy, rows }: ComparisonRowsProps) {
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
