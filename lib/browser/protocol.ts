/**
 * Names shared by the scripts of different bundles, the pages and the tests. They are separate constants, so that a
 * bundler inlines the used names and drops the others. `data-*` names that only one component and its styles use are
 * literals in these files.
 */

export {
  DEFERRED_CLICK,
  ISLAND,
  ISLAND_DRAFT,
  ISLAND_HYDRATED,
  ISLAND_MODULES,
  ISLAND_PARAMETERS,
  ISLAND_PROPS,
  ISLAND_REPLACED,
  RETRY_LINK,
} from 'static-islands/client';
export { PRELOAD_ERROR, SESSION_FIELDS } from 'static-islands/recovery';

/** Local storage key: the visitor has closed the language hint. */
export const STORED_HINT_DISMISSED = 'language-hint';
/** Local storage key: the draft of the contact form. */
export const STORED_DRAFT = 'lead-draft';

/** Session storage key: the attribution of the visit (landing page, referrer, campaign), encoded as a query string. */
export const SESSION_ATTRIBUTION = 'arrival';

/** The recovery script, loaded after a failure. Its URL is the same in every build. */
export const RECOVERY_SCRIPT = `${process.env.BASE_PATH ?? ''}/recovery.js`;

/** On an island: its files could not be loaded, or it has failed. */
export const ISLAND_FAILED = 'data-failed';

/** On `<html>`: the URL has a query. Lists stay invisible until a script has applied it. */
export const PAGE_HAS_QUERY = 'data-query';
/** On `<html>`: the visitor comes from another page of the site, so the typeface is in the browser's cache. */
export const PAGE_TYPEFACE_CACHED = 'data-typeface';
/**
 * On `<html>`: the visitor comes from another page of the site, and the browser does not support view transitions
 * between documents.
 */
export const PAGE_FADE_IN = 'data-arrived';
/** On `<html>`: the device has a pointer that can hover. Pages may be prerendered when a link to them is hovered. */
export const PAGE_CAN_HOVER = 'data-hover';
/** On `<html>`: the page was neither reloaded nor reached by Back or Forward, so no scroll position is restored. */
export const PAGE_NEW_NAVIGATION = 'data-new';

/** On the `<details>` that contains the menu of small screens. */
export const MENU = 'data-menu';

/** Event dispatched on the window when a list has changed the query of the URL, so that all lists are updated. */
export const QUERY_CHANGED = 'query';

/** On the root element of a list. A script uses this and the following attributes before hydration. */
export const LIST = 'data-list';
/** On the root element: set once a script has applied the URL to the list before hydration. */
export const LIST_APPLIED = 'data-applied';
/** On the link of a filter option: the name of the filter. `data-value` contains the value. */
export const LIST_FILTER = 'data-filter';
/** On the root element: number of entries in the whole list. */
export const LIST_TOTAL = 'data-total';
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
