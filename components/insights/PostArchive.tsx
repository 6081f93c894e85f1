import { getLocale } from 'next-intl/server';
import { loadArticles, loadNews, type PostKind } from '@/lib/content/loadPosts';
import { newsEntry, rowEntry } from '@/lib/data/rowEntry';
import { getCopy } from '@/lib/i18n/getCopy';
import { pageSizes } from '@/lib/lists/pageSizes';
import { pageOf } from '@/lib/lists/paginate';
import { PostRow } from './PostRow';

/** A page of all articles or of all news, newest first, each at the anchor it has in the list. */
export async function PostArchive({ kind, page }: { kind: PostKind; page: number }) {
  const [locale, copy, common] = [await getLocale(), await getCopy('insights'), await getCopy('common')];
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
