import { PageHead } from '@/components/ui/PageHead';
import { Picture } from '@/components/ui/Picture';
import { TagList } from '@/components/ui/TagList';
import { type Article, type NewsItem, readBody } from '@/lib/content/entries/loadPosts';
import { signersOf } from '@/lib/content/entries/signersOf';
import { readingMinutes } from '@/lib/content/markdown/readingMinutes';
import { formatDate } from '@/lib/content/texts/formatDate';
import { getCopy } from '@/lib/content/texts/getCopy';
import { langOf } from '@/lib/shared/i18n/langOf';
import { localePath } from '@/lib/shared/i18n/localePath';
import { pages } from '@/lib/shared/i18n/paths';
import { LanguageNotice } from './LanguageNotice';
import styles from './PostHead.module.css';

/** The head of a post: title, summary, facts, who signs it, and that it is not out or in another language. */
export async function PostHead({ post }: { post: Article | NewsItem }) {
  const [copy, common, taxonomy] = await Promise.all([
    getCopy('insights'),
    getCopy('common'),
    getCopy('taxonomy'),
  ]);
  const minutes = String(readingMinutes(readBody(post), post.lang));
  const untranslated = post.lang !== copy.locale;
  return (
    <PageHead
      parents={[{ label: common('nav.insights'), href: localePath(copy.locale, pages.insights) }]}
      title={untranslated ? <span lang={post.lang}>{post.title}</span> : post.title}
      lead={untranslated ? <span lang={post.lang}>{post.summary}</span> : post.summary}
    >
      <div className={styles.facts}>
        <time dateTime={post.date}>{formatDate(post.date, copy.locale)}</time>
        {post.updated && <span>{copy('post.updated', { date: formatDate(post.updated, copy.locale) })}</span>}
        <span>{copy('post.minutes', { minutes })}</span>
        <TagList items={post.tags.map((tag) => ({ id: tag, label: taxonomy(`tags.${tag}`) }))} />
      </div>
      <PostSigners post={post} />
      {post.hold === 'draft' && <p className={styles.notice}>{copy('post.hold.draft')}</p>}
      {post.hold === 'scheduled' && (
        <p className={styles.notice}>
          {copy('post.hold.scheduled', { date: formatDate(post.date, copy.locale) })}
        </p>
      )}
      <LanguageNotice lang={post.lang} />
    </PageHead>
  );
}

/** Who wrote a post, who read it before it came out, and as of which day it speaks of the law. */
async function PostSigners({ post }: { post: Article | NewsItem }) {
  const copy = await getCopy('insights', post.lang);
  const { author, reviewer } = signersOf(post);
  if (!author && !reviewer && !post.lawAsOf) return null;
  return (
    <div className={styles.signers}>
      {author?.avatar && <Picture src={author.avatar} alt="" width={56} height={56} eager />}
      <ul>
        {author && (
          <li {...langOf(author, 'role')}>{copy('post.author', { name: author.name, role: author.role })}</li>
        )}
        {reviewer && (
          <li {...langOf(reviewer, 'role')}>
            {copy('post.reviewer', { name: reviewer.name, role: reviewer.role })}
          </li>
        )}
        {post.lawAsOf && <li>{copy('post.lawAsOf', { date: formatDate(post.lawAsOf, post.lang) })}</li>}
      </ul>
    </div>
  );
}
