'use client';

import { type MouseEvent, type ReactNode, useMemo, useRef } from 'react';
import { containsWords } from '@/lib/browser/lists/containsWords';
import { hasMore } from '@/lib/browser/lists/Pages';
import { writeQuery } from '@/lib/browser/lists/query';
import { sourceOf } from '@/lib/browser/lists/sourceOf';
import { textOf } from '@/lib/browser/lists/textOf';
import { withoutFilters } from '@/lib/browser/lists/withFilter';
import { expectedIn } from '@/lib/lists/expectedIn';
import type { Shape } from '@/lib/lists/isShaped';
import type { Listed } from '@/lib/lists/Listed';
import type { ListFacts } from '@/lib/lists/ListFacts';
import { readView } from '@/lib/lists/readView';
import styles from './List.module.css';
import { type FilterGroup, ListFilters } from './ListFilters';
import { ListSearch } from './ListSearch';
import { ListStatus } from './ListStatus';
import { LoadMore } from './LoadMore';
import { Skeletons } from './Skeletons';
import { useFades } from './useFades';
import { useFocusKept } from './useFocusKept';
import { useHiddenInLine } from './useHiddenInLine';
import { usePages } from './usePages';
import { useQuery } from './useQuery';
import { useResults } from './useResults';

export type ListLabels = {
  /** The name of the search box; without it the list has none. */
  search?: ReactNode;
  all: ReactNode;
  /** With the arguments `{shown}` and `{total}` unfilled. */
  showing: string;
  /** Where only a part of what fits is shown: with `{shown}` and `{matching}` unfilled. */
  showingPart?: string;
  emptyTitle: ReactNode;
  emptyHint?: ReactNode;
  loadMore: string;
  loading: string;
  failed: string;
  retry: string;
  end: string;
};

/** What a list's own component hands on; it adds what an entry looks like. */
export type ListProps<T> = {
  list: ListFacts;
  /** The entries that stand in the page. */
  entries: T[];
  groups: FilterGroup[];
  labels: ListLabels;
};

type Props<T> = ListProps<T> & {
  className?: string | undefined;
  /** What a fetched entry must look like. */
  shape: Shape;
  /** The values of an entry, by the name of the filter. */
  valuesOf: (entry: T) => Record<string, string[]>;
  /** The id of an entry's element, if it has one. */
  anchorOf?: (entry: T) => string;
  /** What an entry shows. */
  render: (entry: Listed<T>) => ReactNode;
};

/** How many entries stand for the unknown number of a search's results. */
const SOME = 3;

/**
 * A list with a search box and filters: the entries that stand in the page, and those fetched on demand, by Load more,
 * for a filter or by a search. The address says what to show. Until it is hydrated, its options and Load more are
 * links, and a script applies the address to what stands in the page (lib/browser/early/list.ts).
 */
export function List<T extends { id: string }>(props: Props<T>) {
  const { list, entries, groups, labels, className, shape, valuesOf, anchorOf, render } = props;
  const search = useQuery();
  const view = useMemo(() => readView(search, list.filters), [search, list]);
  const source = useMemo(() => sourceOf<T>(list, shape, view), [list, shape, view]);
  const [pages, ask] = usePages(source);
  const isSearch = view.query !== '';
  const results = useResults(isSearch, pages);

  const fits = (entry: T) =>
    view.choices.every(({ name, value }) => valuesOf(entry)[name]?.includes(value) ?? false);
  const shown = results
    ? []
    : entries.filter((entry) => fits(entry) && containsWords(textOf(entry), view.query));
  const further = isSearch
    ? (results?.entries ?? [])
    : pages.entries.filter(({ id }) => !list.onPage.includes(id));
  const expected = expectedIn(view, list);
  const matching = isSearch ? results?.total : (pages.total ?? expected?.matching ?? shown.length);
  const busy = pages.status === 'loading';
  // The first page of a search is asked for by itself.
  const more = hasMore(pages) && !(isSearch && pages.next === 1 && pages.status === 'ready');
  const missing = isSearch ? SOME : (matching ?? 0) - (expected?.onPage ?? 0) - further.length;
  const isGrowing = busy && !(isSearch && results && pages.next === 1);

  const root = useRef<HTMLDivElement>(null);
  const visible = [...shown, ...further].map(({ id }) => id);
  const leaving = useFades(root, visible);
  useFocusKept(root);
  useHiddenInLine(root, list.onPage, shown);

  const choose = (event: MouseEvent) => {
    const link = event.target instanceof Element && event.target.closest('a');
    if (!link || !('filter' in link.dataset || 'clear' in link.dataset)) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    writeQuery(link.search, 'push');
  };
  const isOnPage = (entry: T, isResult: boolean) => !isResult && list.onPage.includes(entry.id);
  const item = (entry: Listed<T>, isResult: boolean) => (
    <li
      key={isResult ? `result-${entry.id}` : entry.id}
      id={isResult ? undefined : anchorOf?.(entry)}
      data-item={entry.id}
      hidden={isOnPage(entry, isResult) && !shown.includes(entry) && !leaving.has(entry.id)}
      {...dataOf(valuesOf(entry))}
    >
      {render(entry)}
    </li>
  );
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the links inside are what is clicked, with any device
    // biome-ignore lint/a11y/noStaticElementInteractions: the same
    <div id={list.id} className={styles.list} data-list data-total={list.total} ref={root} onClick={choose}>
      {labels.search !== undefined && <ListSearch list={list} label={labels.search} />}
      <ListFilters list={list} groups={groups} all={labels.all} search={search} />
      <ListStatus
        texts={{ complete: labels.showing, part: labels.showingPart, loading: labels.loading }}
        counts={{ shown: visible.length, matching, total: list.total }}
        isLoading={isSearch && results === undefined && pages.status !== 'failed'}
      />
      <ul className={className} aria-busy={busy || undefined}>
        {entries.map((entry) => item(entry, false))}
        {further.map((entry) => item(entry, isSearch))}
        {isGrowing && <Skeletons count={Math.min(missing, list.size)} />}
      </ul>
      <LoadMore status={pages.status} labels={labels} href={list.archive} hidden={!more} onMore={ask} />
      {!more && pages.next > 2 && (
        <p className={styles.end} data-end tabIndex={-1}>
          {labels.end}
        </p>
      )}
      <div className={styles.empty} data-empty hidden={matching !== 0}>
        <p className={styles.emptyTitle}>{labels.emptyTitle}</p>
        {labels.emptyHint && <p>{labels.emptyHint}</p>}
        {groups.length > 0 && (
          <a
            className={styles.option}
            href={withoutFilters(
              search,
              groups.map(({ name }) => name),
            )}
            data-clear
          >
            {labels.all}
          </a>
        )}
      </div>
    </div>
  );
}

/** The values of an entry as attributes: what the script before hydration filters by. */
function dataOf(values: Record<string, string[]>): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([name, ids]) => [`data-${name}`, ids.join(' ')]));
}
