import { HighlightedText } from '@/components/ui/HighlightedText';
import { Picture } from '@/components/ui/Picture';
import { TagList } from '@/components/ui/TagList';
import type { ArticleEntry } from '@/lib/shared/lists/entryShapes';
import type { ListResult } from '@/lib/shared/lists/listTypes';
import { pictureFrames } from '@/lib/shared/pictures/pictureFrames';
import styles from './ArticleCard.module.css';

type ArticleCardProps = {
  article: ListResult<ArticleEntry>;
  /** True if the article is on the first screen of a phone; disables lazy loading of the cover. */
  eager?: boolean;
};

/** An article card in a list, fully clickable: cover, date, title, summary (or the matching excerpt) and tags. */
export function ArticleCard({ article, eager = false }: ArticleCardProps) {
  const { href, title, summary, excerpt, mark, date, dateText, note, tags, image, imageAlt, lang } = article;
  return (
    <article className={styles.card}>
      <Picture src={image} alt={imageAlt} {...pictureFrames.cover} eager={eager} />
      <div className={styles.text}>
        <p>
          <time dateTime={date}>{dateText}</time>
          {note && ` · ${note}`}
        </p>
        <h3 lang={lang}>
          <a href={href}>
            <HighlightedText text={title} mark={mark} />
          </a>
        </h3>
        <p className={excerpt === undefined ? styles.summary : undefined} lang={lang}>
          <HighlightedText text={excerpt ?? summary} mark={mark} />
        </p>
        <TagList items={tags} mark={mark} />
      </div>
    </article>
  );
}
