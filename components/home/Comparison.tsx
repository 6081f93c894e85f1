import { Disclosure } from '@/components/ui/Disclosure';
import { Section } from '@/components/ui/Section';
import { SectionHeader } from '@/components/ui/SectionHeader';
import { loadEntries, type TranslatedEntry } from '@/lib/content/entries/loadEntries';
import type { Entry } from '@/lib/content/entries/schemas';
import { getTranslator } from '@/lib/content/messages/getTranslator';
import { getFallbackLang } from '@/lib/shared/i18n/getFallbackLang';
import styles from './Comparison.module.css';
import { Thread } from './Thread';

/** Number of rows shown on a phone before the disclosure is opened. */
const VISIBLE_ROW_COUNT = 3;

/** Section that compares traditional solutions with the ERP in a table. The column of the ERP is highlighted. */
export async function Comparison() {
  const t = await getTranslator('home');
  const { lead, ...head } = t.head('comparison');
  const rows = loadEntries('comparison.json', t.locale);
  const moreLabel = t('comparison.more', { count: rows.length - VISIBLE_ROW_COUNT });
  return (
    <Section id="comparison" tone="sunken" tall>
      <div className={styles.head}>
        <SectionHeader id="comparison" look="plain" {...head} />
      </div>
      <div className={styles.table}>
        <ComparisonRows labelledBy="comparison-title" rows={rows.slice(0, VISIBLE_ROW_COUNT)} />
        <Disclosure wide="open" summary={moreLabel} summaryId="comparison-more">
          <ComparisonRows labelledBy="comparison-more" rows={rows.slice(VISIBLE_ROW_COUNT)} />
        </Disclosure>
        <Thread />
      </div>
      <p className={styles.note}>{lead}</p>
    </Section>
  );
}

type ComparisonRowsProps = { labelledBy: string; rows: TranslatedEntry<Entry<'comparison.json'>>[] };

/** A table with some rows of the comparison. On a phone the cells are stacked and the header row is a legend. */
async function ComparisonRows({ labelledBy, rows }: ComparisonRowsProps) {
  const t = await getTranslator('home');
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
            <span className="visually-hidden">{t('comparison.feature')}</span>
          </th>
          <th scope="col">{t('comparison.traditional')}</th>
          <th scope="col">{t('comparison.own')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            <th scope="row" {...getFallbackLang(row, 'feature')}>
              {row.feature}
            </th>
            <td {...getFallbackLang(row, 'traditional')}>{row.traditional}</td>
            <td {...getFallbackLang(row, 'own')}>{row.own}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
