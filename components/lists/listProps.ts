import type { ReactNode } from 'react';
import type { Choice, ListResult, ListSummary } from '@/lib/shared/lists/listTypes';
import type { Shape } from '@/lib/shared/matchesShape';

/** A filter of a list: its name in the URL, its label, and the values that a visitor can choose. */
export type FilterGroup = {
  name: string;
  label: ReactNode;
  options: { value: string; label: ReactNode }[];
};

export type ListLabels = {
  /** The label of the search box. Without it, the list has no search box. */
  search?: ReactNode;
  all: ReactNode;
  /** With the placeholders `{shown}` and `{total}`. */
  showing: string;
  /** Used if only some of the matching entries are shown. With the placeholders `{shown}` and `{matching}`. */
  showingPart?: string;
  emptyTitle: ReactNode;
  emptyHint?: ReactNode;
  loadMore: string;
  loading: string;
  failed: string;
  retry: string;
  end: string;
};

/** The props that a list's component passes on to `List`, along with its `EntryProps`. */
export type ListProps<T> = {
  list: ListSummary;
  /** The initial entries: the first page of the list, rendered into the HTML. */
  entries: T[];
  groups: FilterGroup[];
  labels: ListLabels;
  /** The contact link of the empty state. */
  contactLink?: { href: string; label: ReactNode };
};

/** The properties of a list's entries. */
export type EntryProps<T> = {
  shape: Shape;
  /** Returns an entry's values by filter name. */
  getFilterValues: (entry: T) => Record<string, string[]>;
  /** Returns the id of an entry's element, if it has one. */
  getAnchor?: (entry: T) => string;
  /** Renders the content of an entry's list item. */
  renderEntry: (entry: ListResult<T>) => ReactNode;
};

/** Returns all choices that the filters of a list offer. */
export function getChoices(groups: readonly FilterGroup[]): Choice[] {
  return groups.flatMap(({ name, options }) => options.map(({ value }) => ({ name, value })));
}
