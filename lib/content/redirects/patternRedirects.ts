import { loadRedirects } from './loadRedirects';

/**
 * A redirect as the configurations of Next and Vercel have it; `source` and `value` are patterns. Both add or remove a
 * slash at the end before they look for redirects.
 */
export type PatternRedirect = {
  source: string;
  has?: { type: 'query'; key: string; value: string }[];
  destination: string;
};

/**
 * The redirects for hosts that match patterns, the ones with most parameters first. These hosts keep the query, so a
 * redirect with a query to a path that has such redirects itself is left out: it could go round in circles.
 */
export function patternRedirects(): PatternRedirect[] {
  const all = loadRedirects();
  const pathsWithQuery = new Set(all.filter(({ query }) => query !== undefined).map(({ from }) => from));
  return all
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

function escapeRegExp(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
