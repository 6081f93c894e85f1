/** A path in its one spelling already, as nearly all are: no escapes, no empty segments, none that begins with a dot. */
const NORMAL = /^(?:\/[\w~!$&'()*+,;=:@-][\w.~!$&'()*+,;=:@-]*)*\/?$/;

/** Anything but visible ASCII, and what a URL's path cannot hold (RFC 3986, section 3.3). */
const IMPOSSIBLE = /[^\x21-\x7e]|[\\#?]/;

/** What no segment may hold once its escapes are read: control characters and both slashes. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const FORBIDDEN = /[\x00-\x1f\x7f/\\]/;

/**
 * The one spelling of a request's path: it begins with exactly one slash, holds no empty segments, and escapes only what
 * must be (RFC 3986, section 6.2.2). Returns undefined for a path that is no honest visitor's: dot segments, slashes,
 * backslashes or control characters in an escape, bytes that are not UTF-8, broken escapes. Browsers send none of these.
 */
export function normalizePath(path: string): string | undefined {
  if (path !== '' && NORMAL.test(path)) return path;
  if (!path.startsWith('/') || IMPOSSIBLE.test(path)) return undefined;
  const segments = path.split('/').filter((segment) => segment !== '');
  const normal = segments.map(normalizeSegment);
  if (normal.includes(undefined)) return undefined;
  return `/${normal.join('/')}${path.endsWith('/') && normal.length > 0 ? '/' : ''}`;
}

/** The one spelling of a name as a segment of a path. */
export function encodeSegment(name: string): string {
  return encodeURIComponent(name).replace(/%(?:24|26|2B|2C|3A|3B|3D|40)/g, decodeURIComponent);
}

function normalizeSegment(segment: string): string | undefined {
  try {
    const name = decodeURIComponent(segment);
    return name === '.' || name === '..' || FORBIDDEN.test(name) ? undefined : encodeSegment(name);
  } catch {
    return undefined;
  }
}
