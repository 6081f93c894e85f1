import { type Article, getAdjacentPosts, type NewsItem } from '@/lib/content/entries/loadPosts';
import { pageSizes } from '@/lib/content/lists/pageSizes';
import { getTranslator } from '@/lib/content/messages/getTranslator';
import { hasSection } from '@/lib/content/sections/getSections';
import { getLocalePath } from '@/lib/shared/i18n/getLocalePath';
import { getContentLang } from '@/lib/shared/i18n/languageTags';
import { getArchivePath, getArticleAnchor, getPostPath, pages } from '@/lib/shared/i18n/paths';
import { getPageNumber } from '@/lib/shared/lists/paginate';
import styles from './AdjacentPosts.module.css';

/** Links from a post to the older post, the newer post and the list. The links to posts show their first tag. */
export async function AdjacentPosts({ post }: { post: Article | NewsItem }) {
  const [t, common, taxonomy] = await Promise.all([
    getTranslator('insights'),
    getTranslator('common'),
    getTranslator('taxonomy'),
  ]);
  const { newer, older, position } = getAdjacentPosts(t.locale, post);
  const neighbours = [
    { rel: 'prev', label: t('post.older'), neighbour: older },
    { rel: 'next', label: t('post.newer'), neighbour: newer },
  ];
  return (
    <nav className={`container ${styles.links}`} aria-label={t.text('post.neighbours')}>
      {neighbours.map(
        ({ rel, label, neighbour }) =>
          neighbour && (
            <a key={rel} href={getLocalePath(t.locale, getPostPath(neighbour.slug))} rel={rel}>
              <span>
                {label}
                {neighbour.tags[0] && <i>{taxonomy(`tags.${neighbour.tags[0]}`)}</i>}
              </span>
              <b lang={getContentLang(neighbour.lang, t.locale)}>{neighbour.title}</b>
            </a>
          ),
      )}
      <a href={getLocalePath(t.locale, getListPath(post, position))}>{common('actions.backToList')}</a>
    </nav>
  );
}

/** Returns the path of the page of the list that contains the post; the insights page if the list is hidden. */
function getListPath(post: Article | NewsItem, position: number): string {
  if (!hasSection('insights', post.kind === 'news' ? 'news' : 'articles')) return pages.insights;
  const path = getArchivePath(post.kind, getPageNumber(position, pageSizes[post.kind]));
  return post.kind === 'news' ? path : path.replace(/(#.*)?$/, getArticleAnchor(post));
}
