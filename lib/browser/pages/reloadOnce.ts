import { SESSION_RELOADED } from '../protocol';
import { keepTyped } from './typed';

/**
 * Loads an address as a document, once for each address in a browser session: a client older than the deployed site
 * comes up to date, and a broken site makes no loop. Returns whether it does. Without session storage it never does.
 */
export function reloadOnce(href: string): boolean {
  const { pathname, search } = new URL(href, location.href);
  const key = SESSION_RELOADED + pathname;
  try {
    if (sessionStorage.getItem(key)) return false;
    sessionStorage.setItem(key, '1');
  } catch {
    return false;
  }
  if (pathname + search === location.pathname + location.search) {
    keepTyped();
    // Unlike a visit, it asks the host again and leaves the page scrolled to where it was.
    location.reload();
  } else {
    location.assign(href);
  }
  return true;
}
