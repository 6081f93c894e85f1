import type { KeyboardEvent, MouseEvent } from 'react';
import { Button } from '@/components/ui/Button';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { holdSecondClick } from './holdSecondClick';
import styles from './LoadMore.module.css';
import { useHydrated } from './useHydrated';

export type LoadMoreLabels = Record<'loadMore' | 'loading' | 'failed' | 'retry', string>;

type LoadMoreProps = {
  status: 'ready' | 'loading' | 'failed';
  labels: LoadMoreLabels;
  /** The page that stands in for the button until a script is there, and without one. */
  href: string | undefined;
  hidden: boolean;
  onMore: () => void;
};

/**
 * The control below a list: load more, loading, or what went wrong and Retry. One element throughout, so that it keeps
 * the focus. Without scripts it is a link to the next page of the list.
 */
export function LoadMore({ status, labels, href, hidden, onMore }: LoadMoreProps) {
  const hydrated = useHydrated();
  const text = { ready: labels.loadMore, loading: labels.loading, failed: labels.retry }[status];
  const state = { 'aria-disabled': status === 'loading' || undefined, look: 'secondary' } as const;

  const ask = (event: MouseEvent | KeyboardEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    holdSecondClick();
    onMore();
  };
  return (
    <div className={styles.more} data-more hidden={hidden} suppressHydrationWarning>
      <p role="alert">{status === 'failed' && labels.failed}</p>
      {href === undefined ? (
        <Button {...state} onClick={ask}>
          {text}
        </Button>
      ) : (
        <ButtonLink
          {...state}
          href={href}
          role={hydrated ? 'button' : undefined}
          onClick={ask}
          onKeyDown={(event) => event.key === ' ' && ask(event)}
        >
          {text}
        </ButtonLink>
      )}
    </div>
  );
}
