import { getTranslator } from '@/lib/content/messages/getTranslator';
import styles from './PriceExample.module.css';

const lines = ['users', 'connections', 'machines', 'project'] as const;
const totals = ['first', 'later'] as const;

/** A sample quotation: each line with its calculation and amount, then the totals. */
export async function PriceExample() {
  const t = await getTranslator('services');
  return (
    <div className={styles.example}>
      <h3 id="example-title">{t('pricing.example.title')}</h3>
      <p>{t('pricing.example.lead')}</p>
      <table aria-labelledby="example-title">
        <thead>
          <tr>
            <th scope="col">
              {t('pricing.example.columns.line')} / {t('pricing.example.columns.calculation')}
            </th>
            <th scope="col">{t('pricing.example.columns.amount')}</th>
          </tr>
        </thead>
        {[lines, totals].map((rows) => (
          <tbody key={rows[0]}>
            {rows.map((row) => (
              <tr key={row}>
                <th scope="row">
                  {t(`pricing.example.rows.${row}.line`)}
                  <span>{t(`pricing.example.rows.${row}.calculation`)}</span>
                </th>
                <td>{t(`pricing.example.rows.${row}.amount`)}</td>
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
}
