import { getLocale } from 'next-intl/server';
import { pageEntries } from '@/lib/content/lists/pageEntries';
import { getCopy } from '@/lib/content/texts/getCopy';
import { PostRow } from './PostRow';

/** A page of all news, newest first. */
export async function NewsArchive({ page }: { page: number }) {
  const [copy, common] = await Promise.all([getCopy('insights'), getCopy('common')]);
  return (
    <div className="container">
      <h2 className="visually-hidden">{copy('news.label')}</h2>
      <ul>
        {(await pageEntries('news', await getLocale(), page)).map((item) => (
          <li key={item.id}>
            <PostRow post={item} readMore={common('actions.readMore')} />
          </li>
        ))}
      </ul>
    </div>
  );
}
