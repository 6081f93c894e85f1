/**
 * The names that scripts of different bundles, the pages and the tests agree on. Single constants, because a bundler puts
 * those into the code and leaves the others out. `data-*` names that only one component and its styles know stay there.
 */

/** Local storage (and the cookie): the language that the visitor chose. */
export const STORED_LOCALE = 'locale';
/** Local storage: the language hint was closed. */
export const STORED_HINT = 'language-hint';
/** Local storage: what was typed into the contact form. */
export const STORED_DRAFT = 'lead-draft';

/** Session storage: what was typed into a page that is loaded anew. */
export const SESSION_FIELDS = 'typed';
/** Session storage: how the visit began, as the fields of an enquiry in the form of a query. */
export const SESSION_ATTRIBUTION = 'arrival';
/** Session storage, followed by a pathname: that page has been loaded anew. */
export const SESSION_RELOADED = 'reloaded:';

/** Dispatched on the window when something fetched on demand did not load; cancelable, the error is its detail. */
export const PRELOAD_ERROR = 'preload-error';

/** Dispatched on the window when a list has written the query of the address, which every list of the page shows. */
export const QUERY_CHANGED = 'query';

/** The script of a page in trouble. It has the same address in every build. */
export const RECOVERY_SCRIPT = `${process.env.BASE_PATH ?? ''}/recovery.js`;

/** On the element around a client component that is hydrated on demand: its name. */
export const ISLAND = 'data-island';
/** The island's module, then the modules it imports, separated by spaces. Absent under `npm run dev`. */
export const ISLAND_MODULES = 'data-modules';
/** The stylesheet of what only a hydrated island shows. */
export const ISLAND_STYLES = 'data-styles';
/** The file of the component's props. */
export const ISLAND_PROPS = 'data-props';
/** The query parameters that the island answers: an address that has one of them hydrates it at once. */
export const ISLAND_PARAMETERS = 'data-parameters';
/** Present where a draft in local storage hydrates the island at once. */
export const ISLAND_DRAFT = 'data-draft';
/** Set once the component has taken the element over. */
export const ISLAND_HYDRATED = 'data-hydrated';
/** Set if the component has replaced the markup, because something had changed it before. */
export const ISLAND_REPLACED = 'data-replaced';
/** Set where the island's files did not load. */
export const ISLAND_FAILED = 'data-failed';
/** On a control inside an island: a click before hydration waits for it. */
export const DEFERRED_CLICK = 'data-hold';

/** On the link below an island that did not load. */
export const RETRY = 'data-retry';

/** On `<html>`: the address has a query; lists stay invisible until their script has applied it. */
export const PAGE_QUERY = 'data-query';
/** On `<html>`: the visitor comes from another page of the site, and the typeface is in the browser's cache. */
export const PAGE_TYPEFACE = 'data-typeface';
/** On `<html>`: the same, in a browser that does not fade documents into each other itself. */
export const PAGE_FADE_IN = 'data-arrived';
/** On `<html>`: there is a pointer that can hover; pages may be prerendered when it rests on their links. */
export const PAGE_HOVER = 'data-hover';
/** On the `<html>` element of a page that was not reloaded or come back to, and so has no place to be kept. */
export const PAGE_NEW = 'data-new';

/** The `<details>` that opens the menu on small screens. */
export const MENU = 'data-menu';

/** The root element of a list, and its parts that the script before hydration looks for. */
export const LIST = 'data-list';
/** Set once the address has been applied before hydration. */
export const LIST_APPLIED = 'data-applied';
export const LIST_FILTER = 'data-filter';
/** How many entries fit each combination of choices, as JSON. */
export const LIST_COUNTS = 'data-counts';
/** On Load more: the folder of the entries' files, where the id of an entry is that of its element. */
export const LIST_ENTRIES = 'data-entries';
export const LIST_CLEAR = 'data-clear';
export const LIST_ITEM = 'data-item';
export const LIST_STATUS = 'data-status';
export const LIST_EMPTY = 'data-empty';
export const LIST_MORE = 'data-more';
