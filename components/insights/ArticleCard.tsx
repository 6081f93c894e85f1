import type { ReactNode } from 'react';
import { Marked } from '@/components/ui/Marked';
import { Picture } from '@/components/ui/Picture';
import { TagList } from '@/components/ui/TagList';
import type { ArticleEntry } from '@/lib/lists/entryShapes';
import type { Listed } from '@/lib/lists/sourceOf';
import type { QueryWord } from '@/lib/search/parseQuery';
import styles from './ArticleCard.module.css';

type ArticleCardProps = {
  article: Listed<ArticleEntry>;
  readMore: ReactNode;
  /** What was searched for, in the results of a search. */
  words?: readonly QueryWord[] | undefined;
};

/** An article in a list: its cover, date, title, summary (or the place that was searched for) and tags. */
export function ArticleCard({ article, readMore, words }: ArticleCardProps) {
  const { href, title, summary, excerpt, date, dateText, tags, image, imageAlt, lang } = article;
  return (
    <article className={styles.card} lang={lang}>
      <Picture src={image} alt={imageAlt} width={640} height={400} />
      <div className={styles.text}>
        <p className={styles.date}>
          <time dateTime={date}>{dateText}</time>
        </p>
        <h3>
          <a href={href}>
            <Marked text={title} words={words} />
          </a>
        </h3>
        <p>
          <Marked text={excerpt ?? summary} words={words} />
        </p>
        <TagList items={tags} />
        <a className={styles.more} href={href}>
          {readMore}
          <span className="visually-hidden">: {title}</span>
        </a>
      </div>
    </article>
  );
}
