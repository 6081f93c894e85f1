import type { ReactNode } from 'react';
import { Marked } from '@/components/ui/Marked';
import type { RowEntry } from '@/lib/lists/entryShapes';
import type { Listed } from '@/lib/lists/sourceOf';
import type { QueryWord } from '@/lib/search/parseQuery';
import styles from './PostRow.module.css';

type PostRowProps = {
  post: Listed<RowEntry>;
  readMore: ReactNode;
  /** What was searched for, in the results of a search. */
  words?: readonly QueryWord[] | undefined;
};

/** An article or news item as a row above a hairline: date, title, summary (or the place searched for), read more. */
export function PostRow({ post, readMore, words }: PostRowProps) {
  const { href, title, summary, excerpt, date, dateText, labels, lang } = post;
  return (
    <article className={styles.row} lang={lang}>
      <p className={styles.date}>
        <time dateTime={date}>{dateText}</time>
        {labels.map((label) => (
          <span key={label.id} lang={label.lang}>
            {label.label}
          </span>
        ))}
      </p>
      <h3>
        <a href={href}>
          <Marked text={title} words={words} />
        </a>
      </h3>
      <p className={styles.summary}>
        <Marked text={excerpt ?? summary} words={words} />
      </p>
      <a className={styles.more} href={href}>
        {readMore}
        <span className="visually-hidden">: {title}</span>
      </a>
    </article>
  );
}
