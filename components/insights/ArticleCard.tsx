import { HighlightedText } from '@/components/ui/HighlightedText';
import { Picture } from '@/components/ui/Picture';
import { TagList } from '@/components/ui/TagList';
import type { ListResult } from '@/lib/browser/lists/listTypes';
import { pictureFrames } from '@/lib/browser/pictureFrames';
import type { ArticleCard as Card } from '@/lib/collections/articles';
import styles from './ArticleCard.module.css';

type ArticleCardProps = {
  article: ListResult<Card>;
  /** True if the article is on the first screen of a phone; disables lazy loading of the cover. */
  eager?: boolean;
};

/** An article card in a list, fully clickable: cover, date, title, the matching excerpt of a search result, and tags. */
export function ArticleCard({ article, eager = false }: ArticleCardProps) {
  const { href, title, summary, excerpt, mark, date, dateText, note, labels, image, imageAlt, lang } =
    article;
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
        {mark && (
          <p lang={lang}>
            <HighlightedText text={excerpt ?? summary} mark={mark} />
          </p>
        )}
        <TagList items={labels.tag} mark={mark} />
      </div>
    </article>
  );
}
