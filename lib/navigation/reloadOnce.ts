const PREFIX = 'reloaded:';

/**
 * Loads an address as a document, once for each address in a browser session: a client older than the deployed site
 * comes up to date, and a broken site makes no loop. Returns whether it does. Without session storage it never does.
 */
export function reloadOnce(href: string): boolean {
  const { pathname, search } = new URL(href, location.href);
  const key = PREFIX + pathname;
  try {
    if (sessionStorage.getItem(key)) return false;
    sessionStorage.setItem(key, '1');
  } catch {
    return false;
  }
  // A reload, unlike a visit, gives back what was typed and where the page was scrolled to.
  if (pathname + search === location.pathname + location.search) location.reload();
  else location.assign(href);
  return true;
}
