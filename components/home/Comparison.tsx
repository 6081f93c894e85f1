import { getLocale } from 'next-intl/server';
import { Section } from '@/components/ui/Section';
import { SectionHead } from '@/components/ui/SectionHead';
import { langOf } from '@/lib/content/langOf';
import { loadEntities } from '@/lib/content/loadEntities';
import { getCopy } from '@/lib/i18n/getCopy';
import styles from './Comparison.module.css';

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
      <table className={styles.table} aria-labelledby="comparison-title">
        <thead>
          <tr>
            <th scope="col">{copy('comparison.feature')}</th>
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
              <td data-label={copy.text('comparison.traditional')} {...langOf(row, 'traditional')}>
                {row.traditional}
              </td>
              <td data-label={copy.text('comparison.own')} {...langOf(row, 'own')}>
                {row.own}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}
