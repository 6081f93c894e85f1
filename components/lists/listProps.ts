import type { ReactNode } from 'react';
import type { ListResult } from '@/lib/shared/lists/ListResult';
import type { ListSummary } from '@/lib/shared/lists/ListSummary';
import type { Shape } from '@/lib/shared/lists/matchesShape';
import type { Choice } from '@/lib/shared/lists/parseListView';
import type { FilterGroup } from './ListFilters';

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
  list: ListSummary;
  entries: T[];
  groups: FilterGroup[];
  labels: ListLabels;
  /** Whom to ask where nothing fits. */
  ask?: { href: string; label: ReactNode };
};

/** Every choice that the filters of a list offer. */
export function getChoices(groups: readonly FilterGroup[]): Choice[] {
  return groups.flatMap(({ name, options }) => options.map(({ value }) => ({ name, value })));
}

/** What the list is told of its entries. */
export type EntryProps<T> = {
  shape: Shape;
  /** The values of an entry, by the name of the filter. */
  valuesOf: (entry: T) => Record<string, string[]>;
  /** The id of an entry's element, if it has one. */
  anchorOf?: (entry: T) => string;
  render: (entry: ListResult<T>) => ReactNode;
};
