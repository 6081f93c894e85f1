/** A path that is already normalized, as most are: no escapes, no empty segments, no segment that starts with a dot. */
const NORMALIZED = /^(?:\/[\w~!$&'()*+,;=:@-][\w.~!$&'()*+,;=:@-]*)*\/?$/;

/**
 * Characters that are not allowed in a URL path: everything except visible ASCII, and `\`, `#`, `?` (RFC 3986, 3.3).
 */
const INVALID_RAW = /[^\x21-\x7e]|[\\#?]/;

/** Characters that are not allowed in a decoded segment: control characters, slash and backslash. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters must be rejected
const INVALID_DECODED = /[\x00-\x1f\x7f/\\]/;

/**
 * Normalizes the path of a request: exactly one leading slash, no empty segments, and only the escapes that are
 * necessary (RFC 3986, section 6.2.2). Returns undefined for paths that browsers never send: dot segments, escaped
 * slashes, backslashes or control characters, bytes that are not UTF-8, and malformed escapes.
 */
export function normalizePath(path: string): string | undefined {
  if (path !== '' && NORMALIZED.test(path)) return path;
  if (!path.startsWith('/') || INVALID_RAW.test(path)) return undefined;
  const segments = path.split('/').filter((segment) => segment !== '');
  const normalized = segments.map(normalizeSegment);
  if (normalized.includes(undefined)) return undefined;
  return `/${normalized.join('/')}${path.endsWith('/') && normalized.length > 0 ? '/' : ''}`;
}

/** Encodes a name as a path segment, in its normalized spelling: `$&+,:;=@` are not escaped. */
export function encodeSegment(name: string): string {
  return encodeURIComponent(name).replace(/%(?:24|26|2B|2C|3A|3B|3D|40)/g, decodeURIComponent);
}

function normalizeSegment(segment: string): string | undefined {
  try {
    const name = decodeURIComponent(segment);
    return name === '.' || name === '..' || INVALID_DECODED.test(name) ? undefined : encodeSegment(name);
  } catch {
    return undefined;
  }
}
