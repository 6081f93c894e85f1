import { getLocale } from 'next-intl/server';
import { type Article, type NewsItem, neighbours } from '@/lib/content/loadPosts';
import { getCopy } from '@/lib/i18n/getCopy';
import { localePath } from '@/lib/i18n/localePath';
import { archivePath, articlePath } from '@/lib/i18n/paths';
import { pageSizes } from '@/lib/lists/pageSizes';
import { pageAt } from '@/lib/lists/paginate';
import styles from './Neighbours.module.css';

/** The ways on from a post: the older one, the list, the newer one. */
export async function Neighbours({ post }: { post: Article | NewsItem }) {
  const [locale, copy, common] = [await getLocale(), await getCopy('insights'), await getCopy('common')];
  const { newer, older, position } = neighbours(locale, post);
  return (
    <nav className={`container ${styles.ways}`} aria-label={copy.text('post.neighbours')}>
      {older && (
        <a className={styles.older} href={localePath(locale, articlePath(older.slug))} rel="prev">
          <span>{copy('post.older')}</span>
          <strong lang={older.lang === locale ? undefined : older.lang}>{older.title}</strong>
        </a>
      )}
      <a className={styles.list} href={localePath(locale, placeInList(post, position))}>
        {common('actions.backToList')}
      </a>
      {newer && (
        <a className={styles.newer} href={localePath(locale, articlePath(newer.slug))} rel="next">
          <span>{copy('post.newer')}</span>
          <strong lang={newer.lang === locale ? undefined : newer.lang}>{newer.title}</strong>
        </a>
      )}
    </nav>
  );
}

/** The address of a post's own place in its list, which may be on a further page. */
function placeInList(post: Article | NewsItem, position: number): string {
  const path = archivePath(post.kind, pageAt(position, pageSizes[post.kind]));
  return post.kind === 'news' ? path : path.replace(/(#.*)?$/, post.link);
}
