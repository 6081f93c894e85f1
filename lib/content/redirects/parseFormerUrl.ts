import { canonicalParameters, canonicalPath } from '@/lib/shared/canonicalPath';
import { addTrailingSlash } from './addTrailingSlash';

/** The path and query of a former URL, in one spelling each. */
export type FormerUrl = { path: string; query?: string };

/** A name that every file system can store: no slash, no control or reserved character, no dot at either end. */
const SEGMENT = /^(?!\.)[\p{L}\p{M}\p{N}\w~.,+()=&@!'$ -]+(?<![ .])$/u;

/** A query of which a part could not be decoded, or which contains control characters. */
const UNREADABLE = /[\p{Cc}\uFFFD]/u;

/**
 * Parses a former URL without a language: `/tin-tức/hoá-đơn`, `/tin.php?id=12`. Returns undefined if it is not one.
 */
export function parseFormerUrl(written: string): FormerUrl | undefined {
  const [, rawPath = '', rawQuery] = /^(\/[^?#]*)(?:\?([^#]+))?$/.exec(written) ?? [];
  const path = canonicalPath(rawPath);
  if (!path || !isAllowed(path, rawQuery !== undefined)) return undefined;
  if (rawQuery === undefined) return { path: addTrailingSlash(path) };
  const parameters = canonicalParameters(rawQuery).sort(([a], [b]) => Number(a > b) - Number(a < b));
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
