/**
 * Returns the path of a `file:` URL in any of its forms (`file:path`, `file:/path`, `file:///path`, `file:///C:/path`);
 * undefined for a database on another machine. The expression skips the host and the slash before a drive letter.
 */
export function getDatabaseFile(url: string): string | undefined {
  const path = /^file:(?:\/\/(?:localhost)?(?=\/|$))?(?:\/(?=[a-z]:[/\\]))?([^?#]*)/i.exec(url)?.[1];
  return path === undefined ? undefined : decodeURIComponent(path);
}
