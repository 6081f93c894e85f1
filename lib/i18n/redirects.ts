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

/** The path and query of a former URL, in canonical spelling. */
export type FormerUrl = { path: string; query?: string };

/** A file name valid on every file system: no slashes, control or reserved characters, and no dot at either end. */
const SEGMENT = /^(?!\.)[\p{L}\p{M}\p{N}\w~.,+()=&@!'$ -]+(?<![ .])$/u;

/** Matches a query that could not be decoded or contains control characters. */
const UNREADABLE = /[\p{Cc}\uFFFD]/u;

/**
 * Parses a former URL without a locale: `/tin-tức/hoá-đơn`, `/tin.php?id=12`. Returns undefined if it is invalid.
 */
export function parseFormerUrl(url: string): FormerUrl | undefined {
  const [, rawPath = '', rawQuery] = /^(\/[^?#]*)(?:\?([^#]+))?$/.exec(url) ?? [];
  const path = canonicalizePath(rawPath);
  if (!path || !isAllowed(path, rawQuery !== undefined)) return undefined;
  if (rawQuery === undefined) return { path: addTrailingSlash(path) };
  // Sorted by code units, because the order must not depend on a locale.
  const parameters = canonicalizeParameters(rawQuery).sort(([a], [b]) => Number(a > b) - Number(a < b));
  if (UNREADABLE.test(parameters.flat().join('')) || parameters.length === 0) return undefined;
  return { path: addTrailingSlash(path), query: new URLSearchParams(parameters).toString() };
}

function isAllowed(path: string, hasQuery: boolean): boolean {
  const segments = path
    .replace(/^\/|\/$/g, '')
    .split('/')
    .map(decodeURIComponent);
  return path === '/' ? hasQuery : segments.every((segment) => SEGMENT.test(segment));
}

/**
 * Returns the canonical spelling of a path: percent-encoded in upper case, Unicode in NFC. Returns undefined if its
 * percent-encoding is broken or not UTF-8.
 */
function canonicalizePath(path: string): string | undefined {
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
function canonicalizeParameters(query: string): [name: string, value: string][] {
  return [...new URLSearchParams(query)].map(([name, value]) => [
    name.normalize('NFC'),
    value.normalize('NFC'),
  ]);
}

/** Returns a `Location` that starts with exactly one slash: after `//` or `/\`, browsers expect a host name. */
export function toLocalPath(path: string, search: string): string {
  return `/${path.replace(/^[/\\]+/, '')}${search}`;
}

/** Adds a trailing slash to the path of a page, before the fragment. Leaves paths with a file extension unchanged. */
export function addTrailingSlash(path: string): string {
  const [pathname = '', fragment] = path.split('#');
  const isFile = /\.[^/]*$/.test(pathname);
  return `${pathname}${isFile || pathname.endsWith('/') ? '' : '/'}${fragment ? `#${fragment}` : ''}`;
}
