import { getLocale } from 'next-intl/server';
import type { Article, NewsItem } from '@/lib/content/entries/loadPosts';
import { formatDate } from '@/lib/content/texts/formatDate';
import { getCopy } from '@/lib/content/texts/getCopy';
import { LanguageNotice } from './LanguageNotice';
import styles from './PostHead.module.css';

/** What a reader has to know first: that the text is in another language; in development, that it is not out. */
export async function PostNotices({ post }: { post: Article | NewsItem }) {
  const [locale, copy] = await Promise.all([getLocale(), getCopy('insights')]);
  const { lang, date, hold } = post;
  return (
    <>
      {hold === 'draft' && <p className={styles.notice}>{copy('post.hold.draft')}</p>}
      {hold === 'scheduled' && (
        <p className={styles.notice}>{copy('post.hold.scheduled', { date: formatDate(date, locale) })}</p>
      )}
      <LanguageNotice lang={lang} />
    </>
  );
}
