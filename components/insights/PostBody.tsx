import { Disclosure } from '@/components/ui/Disclosure';
import { Picture } from '@/components/ui/Picture';
import { Prose } from '@/components/ui/Prose';
import type { Article, NewsItem } from '@/lib/content/entries/loadPosts';
import { renderMarkdownBody } from '@/lib/content/markdown/renderMarkdown';
import { renderSources } from '@/lib/content/markdown/renderSources';
import { getTranslator } from '@/lib/content/messages/getTranslator';
import { getContentLang } from '@/lib/shared/i18n/languageTags';
import { COLUMN_WIDTH_PX, getColumnSizes, pictureFrames } from '@/lib/shared/pictures/pictureFrames';
import styles from './PostBody.module.css';

/** Minimum number of headings for which a table of contents is shown. */
const MIN_HEADINGS_FOR_CONTENTS = 3;

/**
 * The cover, text and sources of an article or news item, with a table of contents if the text has several headings.
 */
export async function PostBody({ post }: { post: Article | NewsItem }) {
  const t = await getTranslator('insights');
  const lang = getContentLang(post.lang, t.locale);
  const text = renderMarkdownBody(post);
  const sources = await renderSources(post, text.ids);
  const headings = [...text.headings, ...sources.headings];
  return (
    <div className={`container ${styles.layout}`}>
      {post.image && (
        <div className={styles.cover}>
          <Picture
            src={post.image}
            alt={post.imageAlt ?? ''}
            {...pictureFrames.cover}
            sizes={getColumnSizes(COLUMN_WIDTH_PX)}
            eager
          />
        </div>
      )}
      {text.headings.length >= MIN_HEADINGS_FOR_CONTENTS && (
        <nav className={styles.aside} aria-labelledby="contents-title">
          <Disclosure summary={<span id="contents-title">{t('post.contents')}</span>} wide="headed">
            <ol className={styles.contents} lang={lang}>
              {headings.map(({ id, text }) => (
                <li key={id}>
                  <a href={`#${id}`}>{text}</a>
                </li>
              ))}
            </ol>
          </Disclosure>
        </nav>
      )}
      <div className={styles.text}>
        <Prose html={text.html + sources.html} lang={lang} />
      </div>
    </div>
  );
}
