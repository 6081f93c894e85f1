import { pagerPages } from '@/lib/content/lists/pagerPages';
import { getCopy } from '@/lib/content/texts/getCopy';
import { localePath } from '@/lib/shared/i18n/localePath';
import { archivePath, type ListName } from '@/lib/shared/i18n/paths';
import styles from './Pager.module.css';

type PagerProps = { list: ListName; page: number; pages: number };

/** The ways on from a page of an archive: the one before, the one after, and some by number; none where there is one page. */
export async function Pager({ list, page, pages }: PagerProps) {
  if (pages < 2) return null;
  const copy = await getCopy('common');
  const hrefOf = (number: number) => localePath(copy.locale, archivePath(list, number));
  return (
    <nav className={`container ${styles.pager}`} aria-label={copy.text('pager.label')}>
      {page > 1 && (
        <a className={styles.step} href={hrefOf(page - 1)} rel="prev">
          {copy('pager.previous')}
        </a>
      )}
      <ol className={styles.pages}>
        {pagerPages(page, pages).map((number) => (
          <li key={number}>
            <a
              href={hrefOf(number)}
              aria-current={number === page ? 'page' : undefined}
              aria-label={copy.text('pager.page', { page: number })}
            >
              {number}
            </a>
          </li>
        ))}
      </ol>
      {page < pages && (
        <a className={styles.step} href={hrefOf(page + 1)} rel="next">
          {copy('pager.next')}
        </a>
      )}
    </nav>
  );
}
