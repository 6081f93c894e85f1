import type { ReactNode } from 'react';
import { HighlightedText } from '@/components/ui/HighlightedText';
import type { ListResult } from '@/lib/browser/lists/listTypes';
import type { NewsRow } from '@/lib/collections/news';
import styles from './PostRow.module.css';

type PostRowProps = { post: ListResult<NewsRow>; readMore: ReactNode };

/** A news item as a fully clickable row: date, title, and the matching excerpt of a search result. */
export function PostRow({ post, readMore }: PostRowProps) {
  const { href, title, summary, excerpt, mark, date, dateText, note, labels, lang } = post;
  return (
    <article className={styles.row}>
      <p className={styles.date}>
        <time dateTime={date}>{dateText}</time>
        {note && <span>{note}</span>}
        {labels.category.map((label) => (
          <span key={label.id} lang={label.lang}>
            <HighlightedText text={label.label} mark={mark} />
          </span>
        ))}
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
      <span className={styles.more} aria-hidden="true">
        {readMore}
      </span>
    </article>
  );
}
