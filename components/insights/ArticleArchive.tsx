import { getLocale } from 'next-intl/server';
import { pageEntries } from '@/lib/content/lists/pageEntries';
import { getCopy } from '@/lib/content/texts/getCopy';
import { PostRow } from './PostRow';

/** A page of all articles, newest first, each at the anchor it has in the list. */
export async function ArticleArchive({ page }: { page: number }) {
  const [copy, common] = await Promise.all([getCopy('insights'), getCopy('common')]);
  return (
    <div className="container">
      <h2 className="visually-hidden">{copy('articles.label')}</h2>
      <ul>
        {(await pageEntries('insights', await getLocale(), page)).map(({ anchor, ...article }) => (
          <li key={article.id} id={anchor}>
            <PostRow post={{ ...article, labels: [] }} readMore={common('actions.readMore')} />
          </li>
        ))}
      </ul>
    </div>
  );
}
