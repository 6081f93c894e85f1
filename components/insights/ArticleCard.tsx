import type { ReactNode } from 'react';
import { Marked } from '@/components/ui/Marked';
import { Picture } from '@/components/ui/Picture';
import { TagList } from '@/components/ui/TagList';
import type { ArticleEntry } from '@/lib/lists/entryShapes';
import type { Listed } from '@/lib/lists/Listed';
import styles from './ArticleCard.module.css';

type ArticleCardProps = {
  article: Listed<ArticleEntry>;
  readMore: ReactNode;
};

/** An article in a list: its cover, date, title, summary (or the place that was searched for) and tags. */
export function ArticleCard({ article, readMore }: ArticleCardProps) {
  const { href, title, summary, excerpt, mark, date, dateText, tags, image, imageAlt, lang } = article;
  return (
    <article className={styles.card} lang={lang}>
      <Picture src={image} alt={imageAlt} width={640} height={400} />
      <div className={styles.text}>
        <p className={styles.date}>
          <time dateTime={date}>{dateText}</time>
        </p>
        <h3>
          <a href={href}>
            <Marked text={title} mark={mark} />
          </a>
        </h3>
        <p>
          <Marked text={excerpt ?? summary} mark={mark} />
        </p>
        <TagList items={tags} mark={mark} />
        <a className={styles.more} href={href}>
          {readMore}
          <span className="visually-hidden">: {title}</span>
        </a>
      </div>
    </article>
  );
}
