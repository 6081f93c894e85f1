/** Event dispatched on the window when a list has changed the query of the URL, so that all lists are updated. */
export const QUERY_CHANGED = 'query';

/** On the root element of a list. A script uses this and the following attributes before hydration. */
export const LIST = 'data-list';
/** On the root element: set once a script has applied the URL to the list before hydration. */
export const LIST_APPLIED = 'data-applied';
/** On the link of a filter option: the name of the filter. `data-value` contains the value. */
export const LIST_FILTER = 'data-filter';
/** On the root element: number of entries for each combination of filter choices, as JSON. */
export const LIST_COUNTS = 'data-counts';
/**
 * On Load more: the URL of the folder with one JSON file per entry. Absent if the elements' ids are not entry ids.
 */
export const LIST_ENTRIES_FOLDER = 'data-entries';
/** On the link that clears all filters. */
export const LIST_CLEAR = 'data-clear';
/** On the list item of an entry: the id of the entry. */
export const LIST_ITEM = 'data-item';
/** On the status line: its message. */
export const LIST_STATUS = 'data-status';
/** On the empty state. */
export const LIST_EMPTY = 'data-empty';
/** On the container of Load more. */
export const LIST_LOAD_MORE = 'data-more';
