import { z } from 'zod';
import { locales } from '@/lib/i18n/locales';
import { canonicalizeParameters, canonicalizePath } from '@/lib/i18n/redirects';

const INVALID_URL = 'formerUrl';

/** A former URL without a language or a fragment: `/insights/old-name`, `/tin-tức/hoá-đơn`, `/tin.php?id=12`. */
export const formerUrl = z
  .string()
  .regex(
    new RegExp(
      `^(?!/(?:${locales.join('|')})(?:[/?]|$))(?:(?:/[^\\s/?#\\\\<>"|*:]+)+/?|/(?=\\?))(?:\\?[^\\s#]+)?$`,
    ),
    INVALID_URL,
  )
  .refine((url) => parseFormerUrl(url) !== undefined, INVALID_URL)
  .meta({ hint: 'formerUrlFormat' });

const target = z
  .string()
  .regex(new RegExp(`^(?!/(?:${locales.join('|')})(?:[/#]|$))/[\\w.~/-]*(?:#[\\w-]+)?$`), 'redirectTarget')
  .meta({ hint: 'redirectTargetFormat' });

/** `messages/redirects.json`: maps former URLs to the paths they redirect to, for every language. */
export const redirectsSchema = z.record(formerUrl, target);

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

/** Adds a trailing slash to the path of a page, before the fragment. Leaves paths with a file extension unchanged. */
export function addTrailingSlash(path: string): string {
  const [pathname = '', fragment] = path.split('#');
  const isFile = /\.[^/]*$/.test(pathname);
  return `${pathname}${isFile || pathname.endsWith('/') ? '' : '/'}${fragment ? `#${fragment}` : ''}`;
}
