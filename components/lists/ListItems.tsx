'use client';

import {
  Fragment,
  type ReactNode,
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
  useSyncExternalStore,
} from 'react';
import { ErrorBoundary } from '@/components/ui/ErrorBoundary';
import { applyFilters } from '@/lib/filters/applyFilters';
import { expectedIn } from '@/lib/lists/expectedIn';
import type { Shape } from '@/lib/lists/isShaped';
import type { Listed } from '@/lib/lists/Listed';
import type { ListFacts } from '@/lib/lists/ListFacts';
import { hasMore } from '@/lib/lists/Pages';
import { readQuery, watchQuery } from '@/lib/lists/query';
import { readView } from '@/lib/lists/readView';
import { sourceOf } from '@/lib/lists/sourceOf';
import styles from './ListItems.module.css';
import { LoadMore, type LoadMoreLabels } from './LoadMore';
import { prepareSearch } from './prepareSearch';
import { Skeletons } from './Skeletons';
import { useListControls } from './useListControls';
import { usePages } from './usePages';
import { useResults } from './useResults';

/** What a list's own component hands on; it adds how an entry looks. */
export type ListItemsProps = {
  list: ListFacts;
  labels: LoadMoreLabels & { end: string };
  /** The entries that stand in the page. */
  children: ReactNode;
};

type Props<T> = ListItemsProps & {
  className?: string | undefined;
  /** What a fetched entry must look like. */
  shape: Shape;
  /** A fetched entry as an item of the list. */
  render: (entry: Listed<T>) => ReactNode;
};

/** How many entries stand for the unknown number of a search's results. */
const SOME = 3;

/**
 * The entries of a list: those in the page, and after them what is fetched on demand, by Load more, for a filter or by
 * a search. The address says what to show; whatever fails, what stands in the page stays.
 */
export function ListItems<T extends { id: string }>(props: Props<T>) {
  return (
    <ErrorBoundary rest={<ul className={props.className}>{props.children}</ul>}>
      <Items {...props} />
    </ErrorBoundary>
  );
}

function Items<T extends { id: string }>(props: Props<T>) {
  const { list, labels, children, className, shape, render } = props;
  const search = useSyncExternalStore(watchQuery, readQuery, () => '');
  const view = useMemo(() => readView(search, list.filters), [search, list]);
  const source = useMemo(() => sourceOf<T>(list, shape, view), [list, shape, view]);
  const [pages, ask] = usePages(source);
  const isSearch = view.query !== '';
  const results = useResults(isSearch, pages);
  const onSearch = useCallback(() => prepareSearch(list), [list]);
  useListControls(list.id, onSearch);

  const fetched = isSearch ? results?.entries : pages.entries.filter(({ id }) => !list.onPage.includes(id));
  const entries = fetched ?? [];
  const busy = pages.status === 'loading';
  const more = hasMore(pages);
  const expected = expectedIn(view, list);
  const matching = isSearch ? results?.total : (pages.total ?? expected?.matching);
  const missing = isSearch ? SOME : (matching ?? 0) - (expected?.onPage ?? 0) - entries.length;
  const isGrowing = busy && !(isSearch && results && pages.next === 1);

  const end = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => {
    const root = document.getElementById(list.id);
    if (!root) return;
    const hadFocus = root.querySelector('[data-more]')?.contains(document.activeElement);
    applyFilters(root, search, { found: results !== undefined, matching, more, busy });
    if (hadFocus && !more) end.current?.focus();
  });

  return (
    <>
      <ul className={className} aria-busy={busy || undefined}>
        {children}
        {entries.map((entry) => (
          <Fragment key={entry.id}>{render(entry)}</Fragment>
        ))}
        {isGrowing && <Skeletons count={Math.min(missing, list.size)} />}
      </ul>
      <ErrorBoundary>
        <LoadMore status={pages.status} labels={labels} href={list.archive} hidden={!more} onMore={ask} />
      </ErrorBoundary>
      {!more && pages.next > 2 && (
        <p className={styles.end} ref={end} tabIndex={-1}>
          {labels.end}
        </p>
      )}
    </>
  );
}
