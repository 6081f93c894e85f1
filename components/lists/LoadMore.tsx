import type { KeyboardEvent, MouseEvent } from 'react';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { ignoreDoubleClick } from './ignoreDoubleClick';
import styles from './LoadMore.module.css';

type LoadMoreProps = {
  status: 'ready' | 'loading' | 'failed';
  labels: Record<'loadMore' | 'loading' | 'failed' | 'retry', string>;
  /** The page it links to without scripts. */
  href: string;
  /** URL of the folder with one JSON file per entry; undefined if the elements' ids are not entry ids. */
  entriesFolder: string | undefined;
  hidden: boolean;
  onLoadMore: () => void;
};

/**
 * The control below a list: Load more, a loading state, or an error with Retry. Always the same element, so that it
 * keeps the focus. Without scripts it is a link to the next page of the list; a click before hydration is deferred.
 */
export function LoadMore({ status, labels, href, entriesFolder, hidden, onLoadMore }: LoadMoreProps) {
  const text = { ready: labels.loadMore, loading: labels.loading, failed: labels.retry }[status];

  const handleClick = (event: MouseEvent | KeyboardEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    ignoreDoubleClick();
    onLoadMore();
  };
  return (
    <div className={styles.more} data-more hidden={hidden}>
      <p role="alert">{status === 'failed' && labels.failed}</p>
      <ButtonLink
        href={href}
        look="secondary"
        aria-disabled={status === 'loading' || undefined}
        data-hold
        data-entries={entriesFolder}
        onClick={handleClick}
      >
        {text}
      </ButtonLink>
    </div>
  );
}
