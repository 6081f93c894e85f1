import { getPagerPages } from '@/lib/browser/lists/paginate';
import { getArchivePath, type List } from '@/lib/content/lists/lists';
import { getTranslator } from '@/lib/content/messages/getTranslator';
import { getLocalePath } from '@/lib/i18n/paths';
import styles from './Pager.module.css';

type PagerProps = { list: List; page: number; pages: number };

/** Links from an archive page to the previous page, the next page, and some pages by number. Null for a single page. */
export async function Pager({ list, page, pages }: PagerProps) {
  if (pages < 2) return null;
  const t = await getTranslator('common');
  const getHref = (number: number) => getLocalePath(t.locale, getArchivePath(list, number));
  return (
    <nav className={`container ${styles.pager}`} aria-label={t.text('pager.label')}>
      {page > 1 && (
        <a className={styles.step} href={getHref(page - 1)} rel="prev">
          {t('pager.previous')}
        </a>
      )}
      <ol className={styles.pages}>
        {getPagerPages(page, pages).map((number) => (
          <li key={number}>
            <a
              href={getHref(number)}
              aria-current={number === page ? 'page' : undefined}
              aria-label={t.text('pager.page', { page: number })}
            >
              {number}
            </a>
          </li>
        ))}
      </ol>
      {page < pages && (
        <a className={styles.step} href={getHref(page + 1)} rel="next">
          {t('pager.next')}
        </a>
      )}
    </nav>
  );
}
