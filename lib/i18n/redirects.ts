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

/** A former URL and the path it redirects to; both paths are percent-encoded and below the origin. */
export type Redirect = {
  from: string;
  /** The parameters that a request must have, as a query without `?`; undefined if any query is redirected. */
  query?: string;
  /** The new path, with a fragment if the target is a section. */
  to: string;
};

type Parameters = [name: string, value: string][];

/**
 * Creates a lookup for the redirect table. It returns the target of a path, or undefined if the path is not in the
 * table. A trailing slash and the spelling of escapes make no difference. The query is inserted before the target's
 * fragment, without the parameters of the matching rule. If several rules match, the one with the most parameters wins.
 */
export function createRedirectLookup(table: readonly Redirect[]) {
  const rules = new Map<string | undefined, { to: string; parameters: Parameters }[]>();
  for (const { from, query = '', to } of table) {
    const key = getLookupKey(from);
    rules.set(key, [...(rules.get(key) ?? []), { to, parameters: canonicalizeParameters(query) }]);
  }
  for (const group of rules.values()) group.sort((a, b) => b.parameters.length - a.parameters.length);
  return (path: string, search: string): string | undefined => {
    const group = rules.get(getLookupKey(path));
    if (!group) return undefined;
    const requested = canonicalizeParameters(search);
    const rule = group.find(({ parameters }) =>
      parameters.every((parameter) => requested.some(createParameterMatcher(parameter))),
    );
    if (!rule) return undefined;
    const [target = '', fragment] = rule.to.split('#');
    return `${toLocalPath(target, removeParameters(search, rule.parameters))}${fragment ? `#${fragment}` : ''}`;
  };
}

function getLookupKey(path: string): string | undefined {
  return canonicalizePath(path)?.replace(/\/$/, '');
}

/** Creates a predicate that returns true for a parameter with the same name and value. */
function createParameterMatcher([name, value]: Parameters[number]) {
  return (other: Parameters[number]) => other[0] === name && other[1] === value;
}

/** Removes parameters from a query; the others keep their original spelling. */
function removeParameters(search: string, parameters: Parameters): string {
  if (parameters.length === 0) return search;
  const otherParams = search
    .slice(1)
    .split('&')
    .filter(
      (part) => !canonicalizeParameters(part).some((param) => parameters.some(createParameterMatcher(param))),
    );
  return otherParams.length > 0 ? `?${otherParams.join('&')}` : '';
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

/** Returns the parameters of a query, with or without a leading `?`, in NFC. */
export function canonicalizeParameters(query: string): [name: string, value: string][] {
  return [...new URLSearchParams(query)].map(([name, value]) => [
    name.normalize('NFC'),
    value.normalize('NFC'),
  ]);
}

/** Returns a `Location` that starts with exactly one slash: after `//` or `/\`, browsers expect a host name. */
export function toLocalPath(path: string, search: string): string {
  return `/${path.replace(/^[/\\]+/, '')}${search}`;
}
