'use client';
import { useRef } from 'react';
import { formatStatus } from '@/lib/browser/lists/formatStatus';
import type { ListEntry, ListResult } from '@/lib/browser/lists/listTypes';
import styles from './List.module.css';
import { ListEmpty } from './ListEmpty';
import { ListFilters } from './ListFilters';
import { ListSearch } from './ListSearch';
import { LoadMore } from './LoadMore';
import type { EntryProps, ListProps } from './listProps';
import { Skeletons } from './Skeletons';
import { useListEntries } from './useListEntries';
import { useListFocus } from './useListFocus';

type ListComponentProps<T extends ListEntry> = ListProps<T> &
  EntryProps<T> & {
    className?: string | undefined;
    /** The class that arranges the search box, the filters and the entries. */
    layout?: string | undefined;
  };

/**
 * A list with a search box and filters. It shows the initial entries, which are in the HTML, and entries that are
 * loaded when the visitor uses Load more, a filter or the search. The URL determines the filters and the search. Filters
 * are links; a script writes their clicks into the URL, which it also applies to the initial entries until hydration
 * (`applyUrlFilters`).
 */
export function List<T extends ListEntry>(props: ListComponentProps<T>) {
  const { list, entries, filters, labels, className, layout, getAnchor, renderEntry } = props;
  const root = useRef<HTMLDivElement>(null);
  const { search, shownEntries, fetchedEntries, shown, matchCount, status, ...state } = useListEntries(
    props,
    root,
  );
  const prepareFocus = useListFocus(root, fetchedEntries);

  const loadMore = () => {
    prepareFocus();
    state.loadMore();
  };
  const renderItem = (entry: ListResult<T>, isSearchResult: boolean, isHidden = false) => (
    <li
      key={isSearchResult ? `result-${entry.id}` : entry.id}
      id={isSearchResult ? undefined : getAnchor?.(entry)}
      data-item={entry.id}
      hidden={isHidden}
      {...getDataAttributes(entry)}
    >
      {renderEntry(entry)}
    </li>
  );
  return (
    <div
      id={list.id}
      className={[styles.list, layout].filter(Boolean).join(' ')}
      data-list
      data-total={list.total}
      ref={root}
    >
      {labels.search !== undefined && <ListSearch list={list} label={labels.search} />}
      <ListFilters
        listId={list.id}
        filters={filters}
        total={list.total}
        searchMatches={state.searchMatches}
        all={labels.all}
        search={search}
      />
      {/* The script before hydration reads the messages from the attributes. */}
      <p
        className={styles.status}
        aria-live="polite"
        data-status={labels.showing}
        data-part={labels.showingPart}
        data-loading={labels.loading}
      >
        {formatStatus(
          { status: labels.showing, part: labels.showingPart, loading: labels.loading },
          { shown, matching: matchCount, total: list.total },
          matchCount === undefined && status !== 'failed',
        )}
      </p>
      <ul className={className} aria-busy={status === 'loading' || undefined}>
        {entries.map((entry) => renderItem(entry, false, !shownEntries.includes(entry)))}
        {fetchedEntries.map((entry) => renderItem(entry, state.isSearch))}
        <Skeletons count={state.skeletonCount} />
      </ul>
      <LoadMore
        status={status}
        labels={labels}
        href={list.secondPageHref ?? ''}
        hidden={!state.hasMore}
        onLoadMore={loadMore}
      />
      {!state.hasMore && state.hasLoadedMore && (
        <p className={styles.end} data-end tabIndex={-1}>
          {labels.end}
        </p>
      )}
      <ListEmpty {...props} search={search} hidden={matchCount !== 0} />
    </div>
  );
}

/** Returns an entry's filter values as `data-*` attributes for the script before hydration. */
function getDataAttributes({ labels }: ListEntry): Record<string, string> {
  return Object.fromEntries(
    Object.entries(labels).map(([name, values]) => [`data-${name}`, values.map(({ id }) => id).join(' ')]),
  );
}
