import { ISLAND_MODULES, RETRY_LINK } from '../client/attributes';
import { restoreSavedFields, saveFieldsOnUnload } from './fieldValues';

export { SESSION_FIELDS } from './fieldValues';

/**
 * Event dispatched on the window when a file fetched on demand could not be loaded. Cancelable; `detail` is the error.
 */
export const PRELOAD_ERROR = 'preload-error';

/** Session storage key prefix, followed by a pathname: that page has been reloaded. */
const SESSION_RELOADED_PREFIX = 'reloaded:';

/**
 * Dispatches a cancelable `preload-error` on the window when a file fetched on demand (a chunk, a data file) could
 * not be loaded; `detail` is the error. Unless a listener calls `preventDefault()`, the error is reported as an
 * uncaught error. Returns true if no listener handled it.
 */
export function dispatchPreloadError(error: unknown): boolean {
  const isUnhandled = dispatchEvent(new CustomEvent(PRELOAD_ERROR, { cancelable: true, detail: error }));
  if (isUnhandled) reportError(error);
  return isUnhandled;
}

/**
 * Loads the recovery script, then calls `onSettled`, also if the script could not be loaded. Retry then loads the script
 * again, which handles the click: without the script, the link would navigate and discard the field values.
 */
export function loadRecovery(loadScript: () => HTMLScriptElement, onSettled: () => void): void {
  const loadAgain = (event: Event) => {
    const link = (event.target as Element).closest<HTMLElement>(`[${RETRY_LINK}]`);
    if (!link) return;
    event.preventDefault();
    loadScript().onload = () => {
      removeEventListener('click', loadAgain);
      link.click();
    };
  };
  Object.assign(loadScript(), {
    onload: onSettled,
    onerror: () => {
      addEventListener('click', loadAgain);
      onSettled();
    },
  });
}

/**
 * Restores field values after a reload. If a file could not be loaded because a newer version of the site has been
 * deployed, reloads the page once: not after the visitor has followed a link, and not while a field has the focus.
 */
export async function recoverPage({ hasLoadFailed }: { hasLoadFailed: boolean }): Promise<void> {
  restoreSavedFields();
  addEventListener('click', handleRetry);
  let hasLeft = false;
  addEventListener('pagehide', () => {
    hasLeft = true;
  });
  if (!hasLoadFailed || !(await isStaleDeploy())) return;
  const reload = () => {
    if (!hasLeft) reloadOnce();
  };
  if (document.activeElement?.matches('input, textarea, select')) {
    addEventListener('focusout', reload, { once: true });
  } else {
    reload();
  }
}

/** Handles clicks on Retry below an island that could not be loaded: saves the field values and reloads the page. */
function handleRetry(event: Event): void {
  if (!(event.target as Element).closest(`[${RETRY_LINK}]`)) return;
  event.preventDefault();
  saveFieldsOnUnload();
  location.reload();
}

/**
 * True if a newer version of the site has been deployed since the page was loaded, so that the page at the same URL
 * references other modules. False if the page cannot be fetched or contains no island.
 */
export async function isStaleDeploy(): Promise<boolean> {
  const modules = document.querySelector(`[${ISLAND_MODULES}]`)?.getAttribute(ISLAND_MODULES);
  if (!modules) return false;
  try {
    const response = await fetch(location.href, { cache: 'no-cache' });
    return response.ok && !(await response.text()).includes(modules);
  } catch {
    return false;
  }
}

/**
 * Reloads the page, at most once per path and browser session, so that an outdated page is updated and a broken site
 * does not cause a loop. Returns true if the page is being reloaded; false if it has been reloaded before, or if
 * session storage is blocked.
 */
export function reloadOnce(): boolean {
  const key = SESSION_RELOADED_PREFIX + location.pathname;
  try {
    if (sessionStorage.getItem(key)) return false;
    sessionStorage.setItem(key, '1');
  } catch {
    return false;
  }
  saveFieldsOnUnload();
  // Unlike a navigation, a reload revalidates the page and keeps the scroll position.
  location.reload();
  return true;
}
