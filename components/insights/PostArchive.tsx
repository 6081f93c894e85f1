import { getLocale } from 'next-intl/server';
import { loadArticles, loadNews } from '@/lib/content/entries/loadPosts';
import type { PostKind } from '@/lib/content/entries/readPost';
import { pageSizes } from '@/lib/content/lists/pageSizes';
import { newsEntry, rowEntry } from '@/lib/content/lists/rowEntry';
import { getCopy } from '@/lib/content/texts/getCopy';
import { pageOf } from '@/lib/shared/lists/paginate';
import { PostRow } from './PostRow';

/** A page of all articles or of all news, newest first, each at the anchor it has in the list. */
export async function PostArchive({ kind, page }: { kind: PostKind; page: number }) {
  const [locale, copy, common] = await Promise.all([getLocale(), getCopy('insights'), getCopy('common')]);
  const size = pageSizes[kind];
  const rows =
    kind === 'news'
      ? pageOf(loadNews(locale), page, size).map(async (item) => ({
          anchor: undefined,
          row: await newsEntry(item, locale),
        }))
      : pageOf(loadArticles(locale), page, size).map(async (article) => ({
          anchor: article.link.slice(1),
          row: await rowEntry(article, locale),
        }));
  return (
    <div className="container">
      <h2 className="visually-hidden">{kind === 'news' ? copy('news.label') : copy('articles.label')}</h2>
      <ul>
        {(await Promise.all(rows)).map(({ anchor, row }) => (
          <li key={row.id} id={anchor}>
            <PostRow post={row} readMore={common('actions.readMore')} />
          </li>
        ))}
      </ul>
    </div>
  );
}
