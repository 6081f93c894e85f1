/** Attributes shared by the exported pages and the scripts that hydrate their islands. */

/** On the element of an island: the name under which a module exports its hydrator. */
export const ISLAND = 'data-island';
/** URLs of the island's module and of the modules it imports, separated by spaces. Absent under `next dev`. */
export const ISLAND_MODULES = 'data-modules';
/** URL of the JSON file with the component's props. */
export const ISLAND_PROPS = 'data-props';
/** The query parameters that the island uses. If the URL has one of them, the island is hydrated at once. */
export const ISLAND_PARAMETERS = 'data-parameters';
/** Present if the island is hydrated at once when the visitor has a draft. */
export const ISLAND_DRAFT = 'data-draft';
/** Set once the island is hydrated. */
export const ISLAND_HYDRATED = 'data-hydrated';
/** Set if React has replaced the markup, because an extension or a translation had changed it before hydration. */
export const ISLAND_REPLACED = 'data-replaced';
/** On a control inside an island: a click before hydration is deferred until the island is hydrated. */
export const DEFERRED_CLICK = 'data-hold';

/** On a link below an island that reloads the page if the island could not be loaded. */
export const RETRY_LINK = 'data-retry';

/** On a script of the project in a page that Next has rendered: the hash of its code. Removed from the export. */
export const OWN_SCRIPT = 'data-own-script';
/** On the script with the props of the preceding island, which the build moves into a file. */
export const PROPS_SCRIPT = 'data-island-props';
