import { getLocale } from 'next-intl/server';
import { DateText } from '@/components/ui/DateText';
import type { Article, NewsItem } from '@/lib/content/loadPosts';
import { getCopy } from '@/lib/i18n/getCopy';
import { articlePath, localePath } from '@/lib/i18n/paths';
import styles from './PostRows.module.css';

/** Articles or news as rows between hairlines: date, title, summary, read more. */
export async function PostRows({ posts }: { posts: (Article | NewsItem)[] }) {
  const [locale, common] = [await getLocale(), await getCopy('common')];
  return (
    <ul className={styles.rows}>
      {posts.map((post) => (
        <li key={post.slug}>
          <article lang={post.lang === locale ? undefined : post.lang}>
            <p className={styles.date}>
              <DateText date={post.date} />
            </p>
            <h3 id={post.slug}>
              <a href={localePath(locale, articlePath(post.slug))}>{post.title}</a>
            </h3>
            <p className={styles.summary}>{post.summary}</p>
            <a
              className={styles.more}
              href={localePath(locale, articlePath(post.slug))}
              aria-describedby={post.slug}
            >
              {common('actions.readMore')}
            </a>
          </article>
        </li>
      ))}
    </ul>
  );
}
