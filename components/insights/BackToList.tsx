import { getPageNumber } from '@/lib/browser/lists/paginate';
import { articles, getArticleAnchor } from '@/lib/collections/articles';
import { news } from '@/lib/collections/news';
import { type AnyPost, getPostPosition } from '@/lib/content/entries/posts';
import { getArchivePath } from '@/lib/content/lists/lists';
import { getTranslator } from '@/lib/content/messages/getTranslator';
import { getSections } from '@/lib/content/sections/getSections';
import { getLocalePath, pages } from '@/lib/i18n/paths';
import styles from './BackToList.module.css';

/** Link from a post to its place in the list. */
export async function BackToList({ post }: { post: AnyPost }) {
  const common = await getTranslator('common');
  const path = getListPath(post, getPostPosition(common.locale, post));
  return (
    <p className={`container ${styles.link}`}>
      <a href={getLocalePath(common.locale, path)}>{common('actions.backToList')}</a>
    </p>
  );
}

/** Returns the path of the page of the list that contains the post; the insights page if the list is hidden. */
function getListPath(post: AnyPost, position: number): string {
  const collection = post.kind === news.folder ? news : articles;
  const { page, section, pageSize } = collection.list;
  if (!(getSections(page) as string[]).includes(section)) return pages[page];
  const path = getArchivePath(collection, getPageNumber(position, pageSize));
  return post.kind === news.folder ? path : path.replace(/(#.*)?$/, getArticleAnchor(post));
}
