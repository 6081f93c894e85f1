import { loadRedirects } from '../../../lib/content/redirects/loadRedirects';

/**
 * `_redirects` as Netlify and Cloudflare read it: former paths with and without a slash at the end. Redirects with a query
 * are missing, because Cloudflare refuses Netlify's syntax for them; the edge code of both hosts answers them.
 */
export function renderRedirectsFile(): string {
  return loadRedirects()
    .filter(({ query }) => query === undefined)
    .map(({ from, to }) => ({ path: from.replace(/\/$/, ''), to }))
    .flatMap(({ path, to }) => [`${path}/ ${to} 308\n`, `${path} ${to} 308\n`])
    .join('');
}
