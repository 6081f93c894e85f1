import { type Counts, type StatusTexts, statusText } from '@/lib/browser/lists/statusText';
import styles from './List.module.css';

type ListStatusProps = { texts: StatusTexts; counts: Counts; isLoading: boolean };

/** How many entries of how many are shown. The texts are there for the script before hydration too. */
export function ListStatus({ texts, counts, isLoading }: ListStatusProps) {
  return (
    <p
      className={styles.status}
      aria-live="polite"
      data-status={texts.complete}
      data-part={texts.part}
      data-loading={texts.loading}
    >
      {statusText(texts, counts, isLoading)}
    </p>
  );
}
