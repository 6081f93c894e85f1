import type { MouseEvent } from 'react';
import { ignoreDoubleClick, isPlainClick } from 'static-islands/client';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { DEFERRED_CLICK } from '@/lib/browser/protocol';
import styles from './LoadMore.module.css';

type LoadMoreProps = {
  status: 'ready' | 'loading' | 'failed';
  labels: Record<'loadMore' | 'loading' | 'failed' | 'retry', string>;
  /** URL of the second page of the list, for visitors without scripts. */
  href: string;
  hidden: boolean;
  onLoadMore: () => void;
};

/**
 * The control below a list: Load more, a loading state, or an error with Retry. The element is the same in every state,
 * so that it keeps the focus. Without scripts it links to the second page of the list. A click before hydration is
 * deferred.
 */
export function LoadMore({ status, labels, href, hidden, onLoadMore }: LoadMoreProps) {
  const text = { ready: labels.loadMore, loading: labels.loading, failed: labels.retry }[status];

  const handleClick = (event: MouseEvent) => {
    if (!isPlainClick(event.nativeEvent)) return;
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
        {...{ [DEFERRED_CLICK]: '' }}
        onClick={handleClick}
      >
        {text}
      </ButtonLink>
    </div>
  );
}
