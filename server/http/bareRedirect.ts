import type { IncomingHttpHeaders } from 'node:http';
import middleware from '../../middleware';

/** The answer of `middleware.ts` to a path and query: the headers of a 307, or undefined where it has none. */
export function bareRedirect(
  target: string,
  headers: IncomingHttpHeaders,
): Record<string, string> | undefined {
  const { cookie, 'accept-language': language } = headers;
  const asked = new Request(new URL(target, 'http://localhost'), {
    headers: { ...(cookie && { cookie }), ...(language && { 'accept-language': language }) },
  });
  const response = middleware(asked);
  if (response === undefined) return undefined;
  const location = new URL(response.headers.get('Location') ?? '/', asked.url);
  return {
    // Names no host, so that it stays right behind a proxy that ends TLS.
    Location: localPath(location.pathname, location.search),
    Vary: response.headers.get('Vary') ?? '',
    'Cache-Control': response.headers.get('Cache-Control') ?? '',
  };
}

/** Where a redirect leads: a path that begins with exactly one slash, because `//` and `/\` begin a host's name. */
export function localPath(path: string, search: string): string {
  return `/${path.replace(/^[/\\]+/, '')}${search}`;
}
