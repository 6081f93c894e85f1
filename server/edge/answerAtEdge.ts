import { securityHeaders, transportSecurity } from '@/lib/shared/hosting/securityHeaders';
import middleware from '../../middleware';
import { redirectLocation, redirectsByPath } from '../http/redirectsByPath';
import { siteRedirects } from '../siteRedirects';

const moved = redirectsByPath(siteRedirects());

/**
 * What a host's edge says before its files are looked at: where a former address leads, and which language a bare path
 * gets, as the site's own server does. Undefined for every other request, which the host answers by itself.
 */
export function answerAtEdge(request: Request): Response | undefined {
  if (request.method !== 'GET' && request.method !== 'HEAD') return undefined;
  const response = movedTo(new URL(request.url)) ?? middleware(request);
  for (const [name, value] of Object.entries({ ...securityHeaders, ...transportSecurity })) {
    response?.headers.set(name, value);
  }
  return response;
}

function movedTo({ pathname, search }: URL): Response | undefined {
  const to = moved.get(pathname);
  if (to === undefined) return undefined;
  return new Response(null, { status: 308, headers: { Location: redirectLocation(to, search) } });
}
