import { securityHeaders, transportSecurity } from '@/lib/hosting/headers';
import { splitLocale } from '@/lib/i18n/paths';
import { createRedirectLookup, type Redirect } from '@/lib/i18n/redirects';
import middleware from '../../middleware';

/** The redirects from former URLs and the paths of all pages without their locale, inlined by the bundler. */
declare const REDIRECTS: readonly Redirect[];
declare const PAGE_PATHS: readonly string[];

const findRedirect = createRedirectLookup(REDIRECTS);
const pagePaths = new Set(PAGE_PATHS);

/**
 * Returns the response of a host's edge function: a redirect for a former URL or for a path without a locale, the
 * same as the site's own server sends. Returns undefined for every other request, which the host then answers with
 * its files.
 */
export function handleEdgeRequest(request: Request): Response | undefined {
  if (request.method !== 'GET' && request.method !== 'HEAD') return undefined;
  const { pathname, search } = new URL(request.url);
  const redirectTarget = findRedirect(pathname, search);
  const response = redirectTarget
    ? new Response(null, { status: 308, headers: { Location: redirectTarget } })
    : dropRedirectToMissingPage(middleware(request));
  for (const [name, value] of Object.entries({ ...securityHeaders, ...transportSecurity })) {
    response?.headers.set(name, value);
  }
  return response;
}

/**
 * Drops a redirect to a page that does not exist: the middleware only checks the format of paths. The host sends the
 * 404.
 */
function dropRedirectToMissingPage(response: Response | undefined): Response | undefined {
  const location = response?.headers.get('Location');
  return location && pagePaths.has(splitLocale(new URL(location).pathname).path) ? response : undefined;
}
