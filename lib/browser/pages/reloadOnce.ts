import { SESSION_RELOADED } from '../protocol';
import { saveFieldsOnUnload } from './fieldValues';

/**
 * Loads the page anew, once for each path in a browser session: a client older than the deployed site comes up to date,
 * and a broken site makes no loop. Returns whether it does. Without session storage it never does.
 */
export function reloadOnce(): boolean {
  const key = SESSION_RELOADED + location.pathname;
  try {
    if (sessionStorage.getItem(key)) return false;
    sessionStorage.setItem(key, '1');
  } catch {
    return false;
  }
  saveFieldsOnUnload();
  // Unlike a visit, it asks the host again and leaves the page scrolled to where it was.
  location.reload();
  return true;
}
