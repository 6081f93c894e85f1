import type { ComponentProps, ReactNode } from 'react';
import styles from './Disclosure.module.css';

type FoldProps = ComponentProps<'details'> & {
  summaryId?: string;
  /** What is inside, in words; may hold a heading. */
  summary: ReactNode;
  /** From 60rem on it may stand open: without its summary, or with the heading inside the summary. */
  wide?: 'open' | 'headed';
};

/** Something to unfold. Print, and a search in the page, open it. */
export function Disclosure({ summaryId, summary, wide, className, children, ...details }: FoldProps) {
  const classes = [styles.fold, wide && styles[wide], className].filter(Boolean).join(' ');
  return (
    <details {...details} className={classes}>
      <summary className={styles.summary} id={summaryId}>
        {summary}
      </summary>
      {children}
    </details>
  );
}
