import type { ReactNode } from 'react';
import { HighlightedText } from '@/components/ui/HighlightedText';
import type { RowEntry } from '@/lib/shared/lists/entryShapes';
import type { ListResult } from '@/lib/shared/lists/listTypes';
import styles from './PostRow.module.css';

type PostRowProps = { post: ListResult<RowEntry>; readMore: ReactNode };

/** A post as a fully clickable row: date, title, and summary (or the matching excerpt). */
export function PostRow({ post, readMore }: PostRowProps) {
  const { href, title, summary, excerpt, mark, date, dateText, note, labels, lang } = post;
  return (
    <article className={styles.row}>
      <p className={styles.date}>
        <time dateTime={date}>{dateText}</time>
        {note && <span>{note}</span>}
        {labels.map((label) => (
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
      <p className={excerpt === undefined ? styles.summary : undefined} lang={lang}>
        <HighlightedText text={excerpt ?? summary} mark={mark} />
      </p>
      <span className={styles.more} aria-hidden="true">
        {readMore}
      </span>
    </article>
  );
}
