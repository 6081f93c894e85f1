import { getLocale } from 'next-intl/server';
import { pageEntries } from '@/lib/content/lists/pageEntries';
import { getCopy } from '@/lib/content/texts/getCopy';
import { CaseCard } from './CaseCard';
import styles from './CaseItems.module.css';
import { caseLabels } from './caseLabels';

/** A page of all customer cases, each at the anchor it has in the list. */
export async function CaseArchive({ page }: { page: number }) {
  const [copy, labels] = await Promise.all([getCopy('cases'), caseLabels()]);
  return (
    <div className="container">
      <h2 className="visually-hidden">{copy('list.title')}</h2>
      <ul className={styles.cases}>
        {(await pageEntries('cases', await getLocale(), page)).map((item) => (
          <li key={item.id} id={item.id} data-item={item.id}>
            <CaseCard item={item} labels={labels} />
          </li>
        ))}
      </ul>
    </div>
  );
}
