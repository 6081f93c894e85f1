import { getLocale } from 'next-intl/server';
import { type Article, type NewsItem, renderBody } from '@/lib/content/loadPosts';
import styles from './PostBody.module.css';

/** The text of an article or news item. */
export async function PostBody({ post }: { post: Article | NewsItem }) {
  const lang = post.lang === (await getLocale()) ? undefined : post.lang;
  return (
    <div className="container">
      <div
        className={styles.body}
        lang={lang}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered at build from our own Markdown, raw HTML dropped
        dangerouslySetInnerHTML={{ __html: renderBody(post) }}
      />
    </div>
  );
}
