import { getLocale } from 'next-intl/server';
import type { ReactNode } from 'react';
import { DateText } from '@/components/ui/DateText';
import type { Article, NewsItem } from '@/lib/content/loadPosts';
import { getCopy } from '@/lib/i18n/getCopy';
import { articlePath, localePath } from '@/lib/i18n/paths';
import styles from './PostRow.module.css';

type PostRowProps = {
  post: Article | NewsItem;
  /** What kind of post it is, such as its news category. */
  label?: ReactNode;
};

/** An article or news item as a row above a hairline: date, title, summary, read more. */
export async function PostRow({ post, label }: PostRowProps) {
  const [locale, common] = [await getLocale(), await getCopy('common')];
  const href = localePath(locale, articlePath(post.slug));
  return (
    <article className={styles.row} lang={post.lang === locale ? undefined : post.lang}>
      <p className={styles.date}>
        <DateText date={post.date} />
        {label && <span>{label}</span>}
      </p>
      <h3>
        <a href={href}>{post.title}</a>
      </h3>
      <p className={styles.summary}>{post.summary}</p>
      <a className={styles.more} href={href}>
        {common('actions.readMore')}
        <span className="visually-hidden">: {post.title}</span>
      </a>
    </article>
  );
}
