import { getReadingMinutes } from 'article-markdown';
import { PageHeader } from '@/components/ui/PageHeader';
import { Picture } from '@/components/ui/Picture';
import { SharePage } from '@/components/ui/SharePage';
import { TagList } from '@/components/ui/TagList';
import { getByline } from '@/lib/content/entries/getByline';
import { formatPublicationTime } from '@/lib/content/entries/getPublicationTime';
import type { Article, NewsItem } from '@/lib/content/entries/loadPosts';
import { readMarkdownSource } from '@/lib/content/markdown/readMarkdownSource';
import { formatDate } from '@/lib/content/messages/formatDate';
import { getTranslator } from '@/lib/content/messages/getTranslator';
import { getFallbackLang } from '@/lib/shared/i18n/getFallbackLang';
import { getLocalePath } from '@/lib/shared/i18n/getLocalePath';
import { getContentLang } from '@/lib/shared/i18n/languageTags';
import { languageTraits } from '@/lib/shared/i18n/languageTraits';
import { getPostPath, pages } from '@/lib/shared/i18n/paths';
import { LanguageNotice } from './LanguageNotice';
import styles from './PostHeader.module.css';

/** The header of a post: title, summary, date and tags, byline, and notices (draft, scheduled, not translated). */
export async function PostHeader({ post }: { post: Article | NewsItem }) {
  const [t, common, taxonomy] = await Promise.all([
    getTranslator('insights'),
    getTranslator('common'),
    getTranslator('taxonomy'),
  ]);
  const { readingSpeed } = languageTraits[post.lang];
  const minutes = String(getReadingMinutes(readMarkdownSource(post), readingSpeed));
  const lang = getContentLang(post.lang, t.locale);
  return (
    <PageHeader
      parents={[{ label: common('nav.insights'), href: getLocalePath(t.locale, pages.insights) }]}
      title={lang ? <span lang={lang}>{post.title}</span> : post.title}
      lead={lang ? <span lang={lang}>{post.summary}</span> : post.summary}
    >
      <div className={styles.details}>
        <time dateTime={post.date}>{formatDate(post.date, t.locale)}</time>
        {post.updated && <span>{t('post.updated', { date: formatDate(post.updated, t.locale) })}</span>}
        <span>{t('post.minutes', { minutes })}</span>
        <TagList items={post.tags.map((tag) => ({ id: tag, label: taxonomy(`tags.${tag}`) }))} />
      </div>
      <PostByline post={post} />
      <SharePage path={getPostPath(post.slug)} title={post.title} />
      {post.hold === 'draft' && <p className={styles.notice}>{t('post.hold.draft')}</p>}
      {post.hold === 'scheduled' && (
        <p className={styles.notice}>
          {t('post.hold.scheduled', { date: formatPublicationTime(post, t.locale) })}
        </p>
      )}
      <LanguageNotice lang={post.lang} />
    </PageHeader>
  );
}

/** The author and reviewer of a post, and the date of the legislation that the post describes. */
async function PostByline({ post }: { post: Article | NewsItem }) {
  const t = await getTranslator('insights', post.lang);
  const { author, reviewer } = getByline(post);
  if (!author && !reviewer && !post.lawAsOf) return null;
  return (
    <div className={styles.byline}>
      {author?.avatar && <Picture src={author.avatar} alt="" width={56} height={56} eager />}
      <ul>
        {author && (
          <li {...getFallbackLang(author, 'role')}>
            {t('post.author', { name: author.name, role: author.role })}
          </li>
        )}
        {reviewer && (
          <li {...getFallbackLang(reviewer, 'role')}>
            {t('post.reviewer', { name: reviewer.name, role: reviewer.role })}
          </li>
        )}
        {post.lawAsOf && <li>{t('post.lawAsOf', { date: formatDate(post.lawAsOf, post.lang) })}</li>}
      </ul>
    </div>
  );
}
