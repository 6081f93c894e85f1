import { Fold } from '@/components/ui/Fold';
import { Picture } from '@/components/ui/Picture';
import { Prose } from '@/components/ui/Prose';
import { type Article, type NewsItem, renderBody } from '@/lib/content/entries/loadPosts';
import { renderSources } from '@/lib/content/markdown/renderSources';
import { getCopy } from '@/lib/content/texts/getCopy';
import { columnSizes, pictureFrames } from '@/lib/shared/pictures/pictureFrames';
import styles from './PostBody.module.css';

/** Fewer headings than this need no table of contents. */
const HEADINGS_WORTH_LISTING = 3;

/** The cover, text and sources of an article or news item; beside them its contents, where it is long. */
export async function PostBody({ post }: { post: Article | NewsItem }) {
  const copy = await getCopy('insights');
  const lang = post.lang === copy.locale ? undefined : post.lang;
  const text = renderBody(post);
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
            sizes={columnSizes(800)}
            eager
          />
        </div>
      )}
      {text.headings.length >= HEADINGS_WORTH_LISTING && (
        <nav className={styles.aside} aria-labelledby="contents-title">
          <Fold summary={<span id="contents-title">{copy('post.contents')}</span>} wide="headed">
            <ol className={styles.contents} lang={lang}>
              {headings.map(({ id, text }) => (
                <li key={id}>
                  <a href={`#${id}`}>{text}</a>
                </li>
              ))}
            </ol>
          </Fold>
        </nav>
      )}
      <div className={styles.text}>
        <Prose html={text.html + sources.html} lang={lang} />
      </div>
    </div>
  );
}
