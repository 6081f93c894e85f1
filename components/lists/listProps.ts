import type { ReactNode } from 'react';
import type { Choice, ListEntry, ListResult, ListSummary } from '@/lib/browser/lists/listTypes';

/** A filter of a list: its name in the URL, its label, and the values that a visitor can choose, with the number of entries. */
export type ListFilter = {
  name: string;
  label: ReactNode;
  options: { value: string; label: ReactNode; count: number }[];
  /** A picture behind the options, and the class that positions them on it. */
  map?: { className: string | undefined; picture: ReactNode };
};

/** The messages of a list. */
export type ListLabels = {
  /** The label of the search box. Without it, the list has no search box. */
  search?: ReactNode;
  /** The label of filter options, and of the empty state's link, that remove the filters. */
  all: ReactNode;
  /** With the placeholders `{shown}` and `{total}`. */
  showing: string;
  /** Used if only some of the matching entries are shown. With the placeholders `{shown}` and `{matching}`. */
  showingPart?: string;
  emptyTitle: ReactNode;
  emptyHint?: ReactNode;
  loadMore: string;
  loading: string;
  /** The error message if entries could not be fetched. */
  failed: string;
  retry: string;
  /** Shown after Load more has fetched the last entries. */
  end: string;
};

/** The props that `ListIsland` passes to the component of a list, such as `CaseItems`, which passes them to `List`. */
export type ListProps<T> = {
  list: ListSummary;
  /** The initial entries: the first page of the list, rendered into the HTML. */
  entries: T[];
  filters: ListFilter[];
  labels: ListLabels;
  /** The contact link of the empty state. */
  contactLink?: { href: string; label: ReactNode };
};

/** The props that the component of a list adds: how to address and render an entry. */
export type EntryProps<T extends ListEntry> = {
  /** Returns the id of an entry's element, if it has one. */
  getAnchor?: (entry: T) => string;
  /** Renders the content of an entry's list item. */
  renderEntry: (entry: ListResult<T>) => ReactNode;
};

/** Returns all choices that the filters of a list offer. */
export function getChoices(filters: readonly ListFilter[]): Choice[] {
  return filters.flatMap(({ name, options }) => options.map(({ value }) => ({ name, value })));
}
