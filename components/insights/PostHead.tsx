import { getLocale } from 'next-intl/server';
import { PageHead } from '@/components/ui/PageHead';
import { TagList } from '@/components/ui/TagList';
import { type Article, type NewsItem, readBody } from '@/lib/content/entries/loadPosts';
import { readingMinutes } from '@/lib/content/markdown/readingMinutes';
import { formatDate } from '@/lib/content/texts/formatDate';
import { getCopy } from '@/lib/content/texts/getCopy';
import { localePath } from '@/lib/shared/i18n/localePath';
import { pages } from '@/lib/shared/i18n/paths';
import { LanguageNotice } from './LanguageNotice';
import styles from './PostHead.module.css';
import { PostSigners } from './PostSigners';

/** The head of a post: title, summary, facts, who signs it, and that it is not out or in another language. */
export async function PostHead({ post }: { post: Article | NewsItem }) {
  const [locale, copy, common, taxonomy] = await Promise.all([
    getLocale(),
    getCopy('insights'),
    getCopy('common'),
    getCopy('taxonomy'),
  ]);
  const minutes = String(readingMinutes(readBody(post), post.lang));
  const untranslated = post.lang !== locale;
  return (
    <PageHead
      parents={[{ label: common('nav.insights'), href: localePath(locale, pages.insights) }]}
      title={untranslated ? <span lang={post.lang}>{post.title}</span> : post.title}
      lead={untranslated ? <span lang={post.lang}>{post.summary}</span> : post.summary}
    >
      <div className={styles.facts}>
        <time dateTime={post.date}>{formatDate(post.date, locale)}</time>
        {post.updated && <span>{copy('post.updated', { date: formatDate(post.updated, locale) })}</span>}
        <span>{copy('post.minutes', { minutes })}</span>
        <TagList items={post.tags.map((tag) => ({ id: tag, label: taxonomy(`tags.${tag}`) }))} />
      </div>
      <PostSigners post={post} />
      {post.hold === 'draft' && <p className={styles.notice}>{copy('post.hold.draft')}</p>}
      {post.hold === 'scheduled' && (
        <p className={styles.notice}>
          {copy('post.hold.scheduled', { date: formatDate(post.date, locale) })}
        </p>
      )}
      <LanguageNotice lang={post.lang} />
    </PageHead>
  );
}
