import type { ComponentProps, ReactNode } from 'react';
import styles from './Disclosure.module.css';

type DisclosureProps = ComponentProps<'details'> & {
  summaryId?: string;
  /** The visible label; may contain a heading. */
  summary: ReactNode;
  /**
   * Shows the content on screens of 60rem or wider: `open` hides the summary, `headed` turns the summary into a
   * heading.
   */
  wide?: 'open' | 'headed';
};

/** A native `<details>` disclosure. Its content is also shown in print, and found by find-in-page. */
export function Disclosure({ summaryId, summary, wide, className, children, ...details }: DisclosureProps) {
  const classes = [styles.disclosure, wide && styles[wide], className].filter(Boolean).join(' ');
  return (
    <details {...details} className={classes}>
      <summary className={styles.summary} id={summaryId}>
        {summary}
      </summary>
      {children}
    </details>
  );
}
