import { Section } from '@/components/ui/Section';
import { SectionHeader } from '@/components/ui/SectionHeader';
import { WordBreaks } from '@/components/ui/WordBreaks';
import { comparison } from '@/lib/collections/comparison';
import { loadEntries } from '@/lib/content/entries/loadEntries';
import { getTranslator } from '@/lib/content/messages/getTranslator';
import { getFallbackLang } from '@/lib/i18n/getFallbackLang';
import styles from './Comparison.module.css';
import { Thread } from './Thread';

/**
 * Section that compares traditional solutions with the ERP in a table. The column of the ERP is highlighted. On a phone
 * the name of a row is above its two cells.
 */
export async function Comparison() {
  const t = await getTranslator('home');
  const { lead, ...head } = t.head('comparison');
  return (
    <Section id="comparison" tone="sunken" tall>
      <div className={styles.head}>
        <SectionHeader id="comparison" look="plain" {...head} />
      </div>
      <div className={styles.table}>
        <table className={styles.rows} aria-labelledby="comparison-title">
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
            {loadEntries(comparison, t.locale).map((row) => (
              <tr key={row.id}>
                <th scope="row" {...getFallbackLang(row, 'feature')}>
                  {row.feature}
                </th>
                <td {...getFallbackLang(row, 'traditional')}>
                  <WordBreaks>{row.traditional}</WordBreaks>
                </td>
                <td {...getFallbackLang(row, 'own')}>
                  <WordBreaks>{row.own}</WordBreaks>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        <Thread />
      </div>
      <p className={styles.note}>{lead}</p>
    </Section>
  );
}
