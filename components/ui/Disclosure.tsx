import type { ComponentProps, ReactNode } from 'react';
import styles from './Disclosure.module.css';

type DisclosureProps = ComponentProps<'details'> & {
  summaryId?: string;
  /** The visible label; may contain a heading. */
  summary: ReactNode;
  /** Shows the content on screens of 60rem or wider: `open` hides the summary, `headed` keeps the heading inside it. */
  wide?: 'open' | 'headed';
};

/** A native `<details>` disclosure. Printing and the browser's find-in-page open it. */
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
