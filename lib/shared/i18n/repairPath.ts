import { splitLocale } from './getLocalePath';
import { isRoute } from './paths';

/** The longest path that is repaired, in characters as sent: every route is shorter, and the work stays bounded. */
const MAX_PATH_LENGTH = 500;

/** Spaces and invisible characters, which a line break or a chat program puts into a link. */
const INVISIBLE = /[\p{Z}\p{Cf}]/gu;

/** Punctuation and slashes at the end. */
const TRAILING_PUNCTUATION = /[^\p{L}\p{N}]+$/u;

/** A path of canonical segments. Has no character that could begin another host's name. */
const CANONICAL_PATH = /^\/(?:[a-z0-9-]+\/)*$/;

/**
 * Returns the route that a mistyped path means: in lower case, without doubled slashes, spaces, invisible characters and the
 * punctuation that a chat program made part of the link (`/vi/About/，` → `/vi/about/`). Returns undefined if the path has
 * the form of a route already, or resembles none. Whether the page exists is for the caller to check.
 */
export function repairPath(pathname: string): string | undefined {
  if (pathname.length > MAX_PATH_LENGTH) return undefined;
  const segments = pathname.split('/').map(decode);
  if (segments.some((segment) => segment === undefined || /[/\\]/.test(segment))) return undefined;
  const text = segments
    .join('/')
    .normalize('NFKC')
    .replace(INVISIBLE, '')
    .replace(TRAILING_PUNCTUATION, '')
    .toLowerCase();
  const path = `/${text}/`.replace(/\/{2,}/g, '/');
  const isChanged = path !== pathname && path !== `${pathname}/`;
  return isChanged && CANONICAL_PATH.test(path) && isRoute(splitLocale(path).path) ? path : undefined;
}

function decode(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}
