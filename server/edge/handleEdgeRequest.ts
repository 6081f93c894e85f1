import { securityHeaders, transportSecurity } from '@/lib/shared/hosting/securityHeaders';
import { splitLocale } from '@/lib/shared/i18n/getLocalePath';
import middleware from '../../middleware';
import { pagePaths, siteRedirects } from '../getSiteContent';
import { createRedirectLookup } from '../http/createRedirectLookup';

const findRedirect = createRedirectLookup(siteRedirects());
const paths = new Set(pagePaths());

/**
 * What a host's edge says before its files are looked at: where a former address leads, and which language a bare path
 * gets, as the site's own server does. Undefined for every other request, which the host answers by itself.
 */
export function handleEdgeRequest(request: Request): Response | undefined {
  if (request.method !== 'GET' && request.method !== 'HEAD') return undefined;
  const { pathname, search } = new URL(request.url);
  const moved = findRedirect(pathname, search);
  const response = moved
    ? new Response(null, { status: 308, headers: { Location: moved } })
    : toPage(middleware(request));
  for (const [name, value] of Object.entries({ ...securityHeaders, ...transportSecurity })) {
    response?.headers.set(name, value);
  }
  return response;
}

/** The middleware knows the forms of the site's paths, not which pages there are: the host says that one is not. */
function toPage(response: Response | undefined): Response | undefined {
  const location = response?.headers.get('Location');
  return location && paths.has(splitLocale(new URL(location).pathname).path) ? response : undefined;
}
