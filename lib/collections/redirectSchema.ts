import { z } from 'zod';
import { locales } from '@/lib/i18n/locales';
import { canonicalizePath } from '@/lib/i18n/redirects';

const INVALID_URL = 'formerUrl';

/** A former URL without a language, a query or a fragment: `/insights/old-name`, `/tin-tức/hoá-đơn`, `/prices.html`. */
export const formerUrl = z
  .string()
  .regex(new RegExp(`^(?!/(?:${locales.join('|')})(?:/|$))(?:/[^\\s/?#\\\\<>"|*:]+)+/?$`), INVALID_URL)
  .refine((url) => parseFormerUrl(url) !== undefined, INVALID_URL)
  .meta({ hint: 'formerUrlFormat' });

/** The path that a former URL redirects to, with an optional fragment. */
export const redirectTarget = z
  .string()
  .regex(new RegExp(`^(?!/(?:${locales.join('|')})(?:[/#]|$))/[\\w.~/-]*(?:#[\\w-]+)?$`), 'redirectTarget')
  .meta({ hint: 'redirectTargetFormat' });

/** `messages/redirects.json`: maps former URLs to the paths they redirect to, for every language. */
export const redirectsSchema = z.record(formerUrl, redirectTarget);

/** A file name valid on every file system: no slashes, control or reserved characters, and no dot at either end. */
const SEGMENT = /^(?!\.)[\p{L}\p{M}\p{N}\w~.,+()=&@!'$ -]+(?<![ .])$/u;

/**
 * Returns the path of a former URL without a locale, in canonical spelling: `/tin-tức/hoá-đơn`, `/prices.html`. Returns
 * undefined if it is invalid.
 */
export function parseFormerUrl(url: string): string | undefined {
  const path = url.startsWith('/') ? canonicalizePath(url) : undefined;
  const segments = path?.replace(/^\/|\/$/g, '').split('/');
  return path && segments?.every((segment) => SEGMENT.test(decodeURIComponent(segment)))
    ? addTrailingSlash(path)
    : undefined;
}

/** Adds a trailing slash to the path of a page, before the fragment. Leaves paths with a file extension unchanged. */
export function addTrailingSlash(path: string): string {
  const [pathname = '', fragment] = path.split('#');
  const isFile = /\.[^/]*$/.test(pathname);
  return `${pathname}${isFile || pathname.endsWith('/') ? '' : '/'}${fragment ? `#${fragment}` : ''}`;
}
