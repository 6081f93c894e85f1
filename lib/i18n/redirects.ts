import { parseAccept } from 'hono/utils/accept';
import { defaultLocale, isLocale, type Locale } from './locales';
import { getLocalePath, isRoute, splitLocale } from './paths';

// The redirects of requests: to the visitor's language, from mistyped paths, and from former URLs.

type LocalePreferences = {
  /** The raw `lang` query value, if any. */
  query?: string | null;
  /** The first segment of the path, if it may be a locale. */
  path?: string | undefined;
  /** The stored value of an earlier explicit choice. Not validated yet: visitors can change it. */
  stored?: string | null | undefined;
  /** The browser's languages in order of preference (`navigator.languages`, or a parsed header). */
  accepted?: readonly string[];
};

/**
 * Negotiates the locale of a page: the query, then the locale in the path, then the stored choice, then the first
 * accepted language whose primary subtag is supported, then English.
 */
export function negotiateLocale({ query, path, stored, accepted = [] }: LocalePreferences): Locale {
  const subtags = accepted.map((tag) => String(tag).trim().split(/[-_]/)[0]?.toLowerCase());
  return [query, path, stored, ...subtags].find(isLocale) ?? defaultLocale;
}

/**
 * Returns the path and query that a request for a page is redirected to: the same page in the negotiated locale, without
 * `lang`. Returns undefined if the path already has this locale. Some static hosts also serve a page with doubled
 * slashes, without its trailing slash, or as `index.html`.
 */
export function getLocaleRedirect(
  { pathname, search }: { pathname: string; search: string },
  preferences: Pick<LocalePreferences, 'stored' | 'accepted'> = {},
): string | undefined {
  const { locale, path } = splitLocale(pathname.replace(/\/{2,}/g, '/'));
  const query = new URLSearchParams(search).get('lang');
  const negotiated = negotiateLocale({ ...preferences, query, path: locale });
  if (negotiated === splitLocale(pathname).locale) return undefined;
  const pagePath = path.replace(/index\.html$/, '').replace(/([^/]|^)$/, '$1/');
  return getLocalePath(negotiated, pagePath) + removeLangParam(search);
}

/** Removes the parameter `lang` from a URL query and leaves every other byte unchanged: `?lang=vi&a=1` → `?a=1`. */
export function removeLangParam(search: string): string {
  const otherParams = search
    .replace(/^\?/, '')
    .split('&')
    .filter((pair) => pair !== '' && !new URLSearchParams(pair).has('lang'));
  return otherParams.length > 0 ? `?${otherParams.join('&')}` : '';
}

/**
 * Returns the language tags of an `Accept-Language` header (RFC 9110, section 12.5.4) in order of preference, without
 * refused (q=0) and malformed tags. Accepts `zh_CN`, which old web views send.
 */
export function parseAcceptLanguage(header: string | null | undefined): string[] {
  return parseAccept(header ?? '')
    .filter(({ params, q }) => q > 0 && Number(params.q ?? 1) <= 1)
    .map(({ type }) => type)
    .filter((tag) => /^[a-z]{1,8}([-_][a-z0-9]{1,8})*$/i.test(tag));
}

/** Local storage key and cookie name: the locale that the visitor chose. */
export const STORED_LOCALE = 'locale';

/** Returns the locale in a `Cookie` header or `document.cookie`, not validated; undefined without one. */
export function readLocaleCookie(cookies: string): string | undefined {
  return new RegExp(`(?:^|;)\\s*${STORED_LOCALE}=([^;=\\s]*)`).exec(cookies)?.[1];
}

/** Maximum length of a path to repair, in percent-encoded characters. Pages have shorter paths. */
const MAX_PATH_LENGTH = 500;

/** Spaces and invisible characters. Chat apps and copied line breaks add them to links. */
const SPACES_AND_INVISIBLE = /[\p{Z}\p{Cf}]/gu;

/** Punctuation and slashes at the end of a path. */
const TRAILING_PUNCTUATION = /[^\p{L}\p{N}]+$/u;

/** A path of canonical segments. It cannot contain `//` or `\`, so it never refers to another host. */
const CANONICAL_PATH = /^\/(?:[a-z0-9-]+\/)*$/;

/**
 * Returns the route that a mistyped path refers to: in lower case, without doubled slashes, spaces, invisible
 * characters, and trailing punctuation that a chat app made part of the link (`/vi/About/，` → `/vi/about/`). Returns
 * undefined if the path already has this form or is not a route. The caller must check that the page exists.
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
  return isChanged && CANONICAL_PATH.test(path) && isRoute(splitLocale(path).path) ? path : undefined;
}

function decodeSegment(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}

/** A former path and the path it redirects to; both are percent-encoded and below the origin. */
export type Redirect = {
  from: string;
  /** The new path, with a fragment if the target is a section. */
  to: string;
};

/**
 * Creates a lookup for the redirect table. It returns the target of a path, or undefined if the path is not in the
 * table. A trailing slash and the spelling of escapes make no difference. The query is inserted before the target's
 * fragment.
 */
export function createRedirectLookup(table: readonly Redirect[]) {
  const targets = new Map(table.map(({ from, to }) => [getLookupKey(from), to]));
  return (path: string, search: string): string | undefined => {
    const to = targets.get(getLookupKey(path));
    if (to === undefined) return undefined;
    const [target = '', fragment] = to.split('#');
    return `${toLocalPath(target, search)}${fragment ? `#${fragment}` : ''}`;
  };
}

function getLookupKey(path: string): string | undefined {
  return canonicalizePath(path)?.replace(/\/$/, '');
}

/**
 * Returns the canonical spelling of a path: percent-encoded in upper case, Unicode in NFC. Returns undefined if its
 * percent-encoding is broken or not UTF-8.
 */
export function canonicalizePath(path: string): string | undefined {
  try {
    return path
      .split('/')
      .map((segment) => encodeURIComponent(decodeURIComponent(segment).normalize('NFC')))
      .join('/');
  } catch {
    return undefined;
  }
}

/** Returns a `Location` that starts with exactly one slash: after `//` or `/\`, browsers expect a host name. */
export function toLocalPath(path: string, search: string): string {
  return `/${path.replace(/^[/\\]+/, '')}${search}`;
}
