import type { ReactNode } from 'react';
import type { ListFacts } from '@/lib/lists/ListFacts';
import styles from './GrowingList.module.css';

type GrowingListProps = {
  list: ListFacts;
  labels: {
    /** With the arguments `{shown}` and `{total}` unfilled. */
    showing: string;
    empty: ReactNode;
  };
  /** The entries, each with `data-item`. */
  children: ReactNode;
};

/** A list without filters that shows a part of its entries, and how many of how many. */
export function GrowingList({ list: { id, total, onPage }, labels, children }: GrowingListProps) {
  return (
    <div id={id} className={styles.list} data-total={total} suppressHydrationWarning>
      <p className={styles.status} aria-live="polite" data-status={labels.showing} suppressHydrationWarning>
        {labels.showing.replace('{shown}', String(onPage.length)).replace('{total}', String(total))}
      </p>
      {children}
      {total === 0 && <p>{labels.empty}</p>}
    </div>
  );
}
