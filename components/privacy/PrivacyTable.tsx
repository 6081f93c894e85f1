import { getLocale } from 'next-intl/server';
import { loadMessages } from '@/lib/content/loadMessages';
import { getCopy } from '@/lib/i18n/getCopy';
import styles from './PrivacyTable.module.css';

/** Which data serves which purpose, on which basis, and for how long. */
export async function PrivacyTable() {
  const copy = await getCopy('privacy');
  const { rows } = loadMessages(await getLocale()).messages.privacy.table;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard (WCAG 2.1.1)
    <section className="table-scroll" tabIndex={0} aria-label={copy.text('table.caption')}>
      <table className={styles.table}>
        <caption>{copy('table.caption')}</caption>
        <thead>
          <tr>
            <th scope="col">{copy('table.data')}</th>
            <th scope="col">{copy('table.purpose')}</th>
            <th scope="col">{copy('table.basis')}</th>
            <th scope="col">{copy('table.retention')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <th scope="row">{row.data}</th>
              <td>{row.purpose}</td>
              <td>{row.basis}</td>
              <td>{row.retention}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
