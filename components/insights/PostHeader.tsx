import { getReadingMinutes } from 'article-markdown';
import { Byline } from '@/components/layout/Byline';
import { PageHeader } from '@/components/layout/PageHeader';
import { SharePage } from '@/components/layout/SharePage';
import { TagList } from '@/components/ui/TagList';
import type { AnyPost } from '@/lib/content/entries/posts';
import { readMarkdownSource } from '@/lib/content/markdown/readMarkdownSource';
import { getTranslator } from '@/lib/content/messages/getTranslator';
import { formatDate } from '@/lib/i18n/formatDate';
import { getContentLang } from '@/lib/i18n/getFallbackLang';
import { languageTraits } from '@/lib/i18n/locales';
import { getEntryPath, getLocalePath, pages } from '@/lib/i18n/paths';
import { LanguageNotice } from './LanguageNotice';
import styles from './PostHeader.module.css';

/** The header of a post: title, summary, date and tags, byline, and notices (draft, scheduled, not translated). */
export async function PostHeader({ post }: { post: AnyPost }) {
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
      <Byline text={post} />
      <SharePage path={getEntryPath('insights', post.slug)} title={post.title} />
      {post.hold === 'draft' && <p className={styles.notice}>{t('post.hold.draft')}</p>}
      {post.hold === 'scheduled' && (
        <p className={styles.notice}>{t('post.hold.scheduled', { date: formatDate(post.date, t.locale) })}</p>
      )}
      <LanguageNotice lang={post.lang} />
    </PageHeader>
  );
}
