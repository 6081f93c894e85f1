import type { Redirect } from 'export-server/redirects';
import { escapeRegExp } from './text';

/**
 * A redirect in the configuration format of Next and Vercel; `source` and `value` are patterns. Both hosts normalize
 * the trailing slash before they match redirects.
 */
export type PatternRedirect = {
  source: string;
  has?: { type: 'query'; key: string; value: string }[];
  destination: string;
};

/**
 * Returns the redirects for hosts that match patterns, those with the most query parameters first. These hosts keep the
 * query, so a query redirect is omitted if its target path also has query redirects, because it could loop.
 */
export function getPatternRedirects(redirects: readonly Redirect[]): PatternRedirect[] {
  const pathsWithQuery = new Set(
    redirects.filter(({ query }) => query !== undefined).map(({ from }) => from),
  );
  return redirects
    .filter(({ query, to }) => query === undefined || !pathsWithQuery.has(to.replace(/#.*/, '')))
    .map(({ from, query, to }) => ({ from, to, parameters: [...new URLSearchParams(query)] }))
    .sort((a, b) => b.parameters.length - a.parameters.length)
    .map(({ from, to, parameters }) => ({
      source: from.replace(/[()]/g, '\\$&'),
      ...(parameters.length > 0 && {
        has: parameters.map(([key, value]) => ({ type: 'query' as const, key, value: escapeRegExp(value) })),
      }),
      destination: to,
    }));
}
