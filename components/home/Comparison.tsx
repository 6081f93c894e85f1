import { getLocale } from 'next-intl/server';
import { Section } from '@/components/ui/Section';
import { SectionHead } from '@/components/ui/SectionHead';
import { StackedTable } from '@/components/ui/StackedTable';
import { langOf } from '@/lib/content/langOf';
import { loadEntities } from '@/lib/content/loadEntities';
import { getCopy } from '@/lib/i18n/getCopy';
import styles from './Comparison.module.css';

const columns = ['feature', 'traditional', 'own'] as const;

/** Traditional solutions against Lotus ERP, as a table. */
export async function Comparison() {
  const copy = await getCopy('home');
  const rows = loadEntities('comparison.json', await getLocale());
  return (
    <Section id="comparison" tone="sunken">
      <SectionHead
        id="comparison"
        label={copy('comparison.label')}
        title={copy('comparison.title')}
        lead={copy('comparison.lead')}
      />
      <div className={styles.compared}>
        <StackedTable
          labelledBy="comparison-title"
          columns={columns.map((column) => ({
            heading: copy(`comparison.${column}`),
            label: copy.text(`comparison.${column}`),
          }))}
          rows={rows.map((row) => ({
            key: row.id,
            cells: columns.map((column) => (
              <span key={column} {...langOf(row, column)}>
                {row[column]}
              </span>
            )),
          }))}
        />
      </div>
    </Section>
  );
}
