import { getLocale } from 'next-intl/server';
import { Fold } from '@/components/ui/Fold';
import { Section } from '@/components/ui/Section';
import { SectionHead } from '@/components/ui/SectionHead';
import { loadEntities } from '@/lib/content/entries/loadEntities';
import { getCopy } from '@/lib/content/texts/getCopy';
import styles from './Comparison.module.css';
import { ComparisonRows } from './ComparisonRows';
import { Thread } from './Thread';

/** So many rows stand open on a phone. */
const FIRST = 3;

/** Traditional solutions against Lotus ERP, as a ledger: our side lies on a raised sheet, along the thread. */
export async function Comparison() {
  const copy = await getCopy('home');
  const rows = loadEntities('comparison.json', await getLocale());
  const more = copy('comparison.more', { count: rows.length - FIRST });
  return (
    <Section id="comparison" tone="sunken" tall>
      <div className={styles.head}>
        <SectionHead
          id="comparison"
          look="plain"
          label={copy('comparison.label')}
          title={copy('comparison.title')}
        />
      </div>
      <div className={styles.ledger}>
        <ComparisonRows labelledBy="comparison-title" rows={rows.slice(0, FIRST)} />
        <Fold wide="open" summary={more} summaryId="comparison-more">
          <ComparisonRows labelledBy="comparison-more" rows={rows.slice(FIRST)} />
        </Fold>
        <Thread />
      </div>
      <p className={styles.note}>{copy('comparison.lead')}</p>
    </Section>
  );
}
