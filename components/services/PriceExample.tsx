import { Fold } from '@/components/ui/Fold';
import { getCopy } from '@/lib/content/texts/getCopy';
import styles from './PriceExample.module.css';

const lines = ['users', 'connections', 'machines', 'project'] as const;
const sums = ['first', 'later'] as const;

/** A sample quotation as a page of a ledger: what each line is, how it is reckoned, what it comes to. */
export async function PriceExample() {
  const copy = await getCopy('services');
  return (
    <div className={styles.example}>
      <h3 id="example-title">{copy('pricing.example.title')}</h3>
      <p>{copy('pricing.example.lead')}</p>
      <table aria-labelledby="example-title">
        <thead>
          <tr>
            <th scope="col">
              {copy('pricing.example.columns.line')} / {copy('pricing.example.columns.calculation')}
            </th>
            <th scope="col">{copy('pricing.example.columns.amount')}</th>
          </tr>
        </thead>
        {[lines, sums].map((rows) => (
          <tbody key={rows[0]}>
            {rows.map((row) => (
              <tr key={row}>
                <th scope="row">
                  {copy(`pricing.example.rows.${row}.line`)}
                  <span>{copy(`pricing.example.rows.${row}.calculation`)}</span>
                </th>
                <td>{copy(`pricing.example.rows.${row}.amount`)}</td>
              </tr>
            ))}
          </tbody>
        ))}
      </table>
      <Fold summary={<h4>{copy('pricing.example.movesTitle')}</h4>} wide="headed">
        <p>{copy('pricing.example.moves')}</p>
      </Fold>
    </div>
  );
}
