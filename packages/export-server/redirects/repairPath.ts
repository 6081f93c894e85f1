/** Maximum length of a path to repair, in percent-encoded characters. Pages have shorter paths. */
const MAX_PATH_LENGTH = 500;

/** Spaces and invisible characters. Chat apps and copied line breaks add them to links. */
const SPACES_AND_INVISIBLE = /[\p{Z}\p{Cf}]/gu;

/** Punctuation and slashes at the end of a path. */
const TRAILING_PUNCTUATION = /[^\p{L}\p{N}]+$/u;

/** A path of canonical segments. It cannot contain `//` or `\`, so it never refers to another host. */
const CANONICAL_PATH = /^\/(?:[a-z0-9-]+\/)*$/;

/**
 * Returns the path that a mistyped path refers to: in lower case, without doubled slashes, spaces, invisible
 * characters, and trailing punctuation that a chat app made part of the link (`/vi/About/，` → `/vi/about/`). Returns
 * undefined if the path already has this form or cannot have it. The caller must check that the page exists.
 */
export function repairPath(pathname: string): string | undefined {
  if (pathname.length > MAX_PATH_LENGTH) return undefined;
  const segments = pathname.split('/').map(decodeSegment);
  if (segments.some((segment) => segment === undefined || /[/\\]/.test(segment))) return undefined;
  const text = segments
    .join('/')
    .normalize('NFKC')
    .replace(SPACES_AND_INVISIBLE, '')
    .replace(TRAILING_PUNCTUATION, '')
    .toLowerCase();
  const path = `/${text}/`.replace(/\/{2,}/g, '/');
  const isChanged = path !== pathname && path !== `${pathname}/`;
  return isChanged && CANONICAL_PATH.test(path) ? path : undefined;
}

function decodeSegment(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}
