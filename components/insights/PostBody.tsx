import { getLocale } from 'next-intl/server';
import { type Article, type NewsItem, renderBody } from '@/lib/content/loadPosts';
import { renderSources } from '@/lib/content/renderSources';
import { getCopy } from '@/lib/i18n/getCopy';
import styles from './PostBody.module.css';

/** Fewer headings than this need no table of contents. */
const HEADINGS_WORTH_LISTING = 3;

/** The text of an article or news item and its sources, a longer one with its table of contents beside it. */
export async function PostBody({ post }: { post: Article | NewsItem }) {
  const [locale, copy] = [await getLocale(), await getCopy('insights')];
  const lang = post.lang === locale ? undefined : post.lang;
  const [text, sources] = [renderBody(post), await renderSources(post)];
  const headings = [...text.headings, ...sources.headings];
  return (
    <div className={`container ${styles.layout}`}>
      {text.headings.length >= HEADINGS_WORTH_LISTING && (
        <nav className={styles.contents} aria-labelledby="contents-title">
          <p id="contents-title">{copy('post.contents')}</p>
          <ol lang={lang}>
            {headings.map(({ id, text }) => (
              <li key={id}>
                <a href={`#${id}`}>{text}</a>
              </li>
            ))}
          </ol>
        </nav>
      )}
      <div
        className={styles.body}
        lang={lang}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered at build from our own Markdown, raw HTML dropped
        dangerouslySetInnerHTML={{ __html: text.html + sources.html }}
      />
    </div>
  );
}
