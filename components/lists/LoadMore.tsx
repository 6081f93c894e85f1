import type { MouseEvent } from 'react';
import { isPlainClick } from 'static-islands/client';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { DEFERRED_CLICK, LIST_ENTRIES_FOLDER } from '@/lib/browser/protocol';
import styles from './LoadMore.module.css';

/** Time after a click in which another click counts as the second click of a double click. */
const DOUBLE_CLICK_MS = 500;

type LoadMoreProps = {
  status: 'ready' | 'loading' | 'failed';
  labels: Record<'loadMore' | 'loading' | 'failed' | 'retry', string>;
  /** URL of the second page of the list, for visitors without scripts. */
  href: string;
  /**
   * URL of the folder with one JSON file per entry, for the script that runs before hydration. Undefined if the HTML ids on
   * the page are not the ids of entries.
   */
  entriesFolder: string | undefined;
  hidden: boolean;
  onLoadMore: () => void;
};

/**
 * The control below a list: Load more, a loading state, or an error with Retry. The element is the same in every state,
 * so that it keeps the focus. Without scripts it links to the second page of the list. A click before hydration is
 * deferred.
 */
export function LoadMore({ status, labels, href, entriesFolder, hidden, onLoadMore }: LoadMoreProps) {
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
        {...{ [DEFERRED_CLICK]: '', [LIST_ENTRIES_FOLDER]: entriesFolder }}
        onClick={handleClick}
      >
        {text}
      </ButtonLink>
    </div>
  );
}

/** Ignores the second click of a double click. The list may have grown, so the click would hit another element. */
function ignoreDoubleClick(): void {
  const suppress = (event: UIEvent) => {
    if (event.detail < 2) return;
    event.preventDefault();
    event.stopPropagation();
  };
  const types = ['mousedown', 'click'] as const;
  for (const type of types) document.addEventListener(type, suppress, { capture: true });
  setTimeout(() => {
    for (const type of types) document.removeEventListener(type, suppress, { capture: true });
  }, DOUBLE_CLICK_MS);
}
