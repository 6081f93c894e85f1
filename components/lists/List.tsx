'use client';
import { type MouseEvent, useCallback, useRef } from 'react';
import { isPlainClick } from 'static-islands/client';
import { useListFocus } from '@/components/lists/useListFocus';
import { type PagedListOptions, usePagedList } from '@/components/lists/usePagedList';
import { getDataUrl } from '@/lib/browser/lists/dataPaths';
import { formatStatus } from '@/lib/browser/lists/formatStatus';
import { getPageSource } from '@/lib/browser/lists/getPageSource';
import type { ListResult } from '@/lib/browser/lists/listTypes';
import type { Shape } from '@/lib/browser/lists/matchesShape';
import { writeQuery } from '@/lib/browser/lists/urlQuery';
import styles from './List.module.css';
import { ListEmpty } from './ListEmpty';
import { ListFilters } from './ListFilters';
import { ListSearch } from './ListSearch';
import { LoadMore } from './LoadMore';
import type { EntryProps, ListEntry, ListFilter, ListProps } from './listProps';
import { Skeletons } from './Skeletons';

type ListComponentProps<T extends ListEntry> = ListProps<T> &
  EntryProps<T> & {
    className?: string | undefined;
    /** The class that arranges the search box, the filters and the entries. */
    layout?: string | undefined;
  };

/**
 * A list with a search box and filters. It shows the initial entries, which are in the HTML, and entries that are
 * fetched when the visitor uses Load more, a filter or the search. The URL determines the filters and the search. Until
 * hydration, filters and Load more are links, and a script applies the URL to the initial entries
 * (`applyUrlFilters`).
 */
export function List<T extends ListEntry>(props: ListComponentProps<T>) {
  const { list, entries, filters, labels, className, layout, shape, getAnchor, renderEntry } = props;
  const root = useRef<HTMLDivElement>(null);
  const getSource = useCallback<PagedListOptions<T>['getSource']>(
    (view, shownCount) => getPageSource(list, addLabels(shape as object, filters), view, shownCount),
    [list, shape, filters],
  );
  const { search, shownEntries, fetchedEntries, leavingIds, matchCount, ...state } = usePagedList<T>({
    root,
    entries,
    filters,
    getFilterValues,
    counts: list.counts,
    pageSize: list.pageSize,
    getSource,
  });
  const prepareFocus = useListFocus(root, fetchedEntries);

  // Only entry ids can be looked up in the data files (`redirectToEntryPage`).
  const hasEntryIds = entries.some((entry) => getAnchor?.(entry) === entry.id);

  const applyFilter = (event: MouseEvent) => {
    const link = event.target instanceof Element && event.target.closest('a');
    if (!link || !('filter' in link.dataset || 'clear' in link.dataset)) return;
    if (!isPlainClick(event.nativeEvent)) return;
    event.preventDefault();
    writeQuery(link.search, 'push');
  };
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
      {...getDataAttributes(getFilterValues(entry))}
    >
      {renderEntry(entry)}
    </li>
  );
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the handler is for clicks on links, which the keyboard dispatches too
    // biome-ignore lint/a11y/noStaticElementInteractions: the handler is for clicks on links
    <div
      id={list.id}
      className={[styles.list, layout].filter(Boolean).join(' ')}
      data-list
      data-counts={JSON.stringify(list.counts)}
      ref={root}
      onClick={applyFilter}
    >
      {labels.search !== undefined && <ListSearch list={list} label={labels.search} />}
      <ListFilters
        listId={list.id}
        filters={filters}
        counts={state.counts}
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
          { shown: state.visibleIds.length, matching: matchCount, total: list.counts[''] ?? 0 },
          state.isPending,
        )}
      </p>
      <ul className={className} aria-busy={state.isLoading || undefined}>
        {entries.map((entry) =>
          renderItem(entry, false, !shownEntries.includes(entry) && !leavingIds.has(entry.id)),
        )}
        {fetchedEntries.map((entry) => renderItem(entry, state.isSearch))}
        <Skeletons count={state.skeletonCount} />
      </ul>
      <LoadMore
        status={state.status}
        labels={labels}
        href={list.secondPageHref ?? ''}
        entriesFolder={
          hasEntryIds && list.secondPageHref ? getDataUrl(list.locale, `${list.name}/entries/`) : undefined
        }
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
function getDataAttributes(values: Record<string, string[]>): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([name, ids]) => [`data-${name}`, ids.join(' ')]));
}

/** Returns an entry's values by filter name. */
function getFilterValues({ labels }: ListEntry): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries<{ id: string }[]>({ ...labels }).map(([name, values]) => [
      name,
      values.map(({ id }) => id),
    ]),
  );
}

/** Returns the shape of an entry with the labels of the filters. */
function addLabels(shape: object, filters: readonly ListFilter[]): Shape {
  const label = { id: 'string', label: 'string', lang: 'string?' } as const;
  return { ...shape, labels: Object.fromEntries(filters.map(({ name }) => [name, [label]])) } as Shape;
}
