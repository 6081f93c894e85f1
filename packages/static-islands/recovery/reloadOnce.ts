import { saveFieldsOnUnload } from './fieldValues';
import { SESSION_RELOADED_PREFIX } from './names';

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
