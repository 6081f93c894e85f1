import type { Redirect } from './HostOptions';

/**
 * Renders `_redirects` for Netlify and Cloudflare: former paths with and without a trailing slash. Redirects with a query
 * are left out, because Cloudflare rejects Netlify's syntax for them; the edge functions of both hosts handle them.
 */
export function renderRedirectsFile(redirects: readonly Redirect[]): string {
  return redirects
    .filter(({ query }) => query === undefined)
    .map(({ from, to }) => ({ path: from.replace(/\/$/, ''), to }))
    .flatMap(({ path, to }) => [`${path}/ ${to} 308\n`, `${path} ${to} 308\n`])
    .join('');
}
