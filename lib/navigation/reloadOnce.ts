const PREFIX = 'reloaded:';

/**
 * Loads an address as a document, once for each address in a browser session: a client older than the deployed site
 * comes up to date, and a broken site makes no loop. Returns whether it does. Without session storage it never does.
 */
export function reloadOnce(href: string): boolean {
  const key = PREFIX + new URL(href, location.href).pathname;
  try {
    if (sessionStorage.getItem(key)) return false;
    sessionStorage.setItem(key, '1');
  } catch {
    return false;
  }
  location.assign(href);
  return true;
}
