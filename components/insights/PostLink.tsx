import { getLocale } from 'next-intl/server';
import type { Article, NewsItem } from '@/lib/content/entries/loadPosts';
import { getCopy } from '@/lib/content/texts/getCopy';
import { localePath } from '@/lib/shared/i18n/localePath';
import { articlePath } from '@/lib/shared/i18n/paths';
import { absoluteUrl } from '@/lib/shared/site';
import styles from './PostLink.module.css';

/** The address of a post, to pass on: one click selects all of it, another writes a mail with it. */
export async function PostLink({ post }: { post: Article | NewsItem }) {
  const [locale, copy] = await Promise.all([getLocale(), getCopy('insights')]);
  const url = absoluteUrl(localePath(locale, articlePath(post.slug)));
  const mail = `mailto:?subject=${encodeURIComponent(post.title)}&body=${encodeURIComponent(url)}`;
  return (
    <p className={styles.link}>
      <b>{copy('post.link')}</b>
      <span translate="no">{url}</span>
      <a href={mail}>{copy('post.mail')}</a>
    </p>
  );
}
