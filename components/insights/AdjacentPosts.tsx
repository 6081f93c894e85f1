import { getPageNumber } from '@/lib/browser/lists/paginate';
import { type Article, articles, getArticleAnchor } from '@/lib/collections/articles';
import { type NewsItem, news } from '@/lib/collections/news';
import { getAdjacentPosts } from '@/lib/content/entries/posts';
import { getArchivePath } from '@/lib/content/lists/lists';
import { getTranslator } from '@/lib/content/messages/getTranslator';
import { getSections } from '@/lib/content/sections/getSections';
import { getContentLang } from '@/lib/i18n/getFallbackLang';
import { getEntryPath, getLocalePath, pages } from '@/lib/i18n/paths';
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
            <a key={rel} href={getLocalePath(t.locale, getEntryPath('insights', neighbour.slug))} rel={rel}>
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
  const collection = post.kind === news.folder ? news : articles;
  const { page, section, pageSize } = collection.list;
  if (!(getSections(page) as string[]).includes(section)) return pages[page];
  const path = getArchivePath(collection, getPageNumber(position, pageSize));
  return post.kind === news.folder ? path : path.replace(/(#.*)?$/, getArticleAnchor(post));
}
