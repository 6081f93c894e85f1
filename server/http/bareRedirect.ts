import type { IncomingHttpHeaders } from 'node:http';
import middleware from '../../middleware';

/** The answer of `middleware.ts` to a path and query: the headers of a 307, or undefined where it has none. */
export function bareRedirect(
  target: string,
  { cookie = '', 'accept-language': language = '' }: IncomingHttpHeaders,
): Record<string, string> | undefined {
  const asked = new URL(target, 'http://localhost');
  const response = middleware(new Request(asked, { headers: { cookie, 'accept-language': language } }));
  if (response === undefined) return undefined;
  const { location = '', ...others } = Object.fromEntries(response.headers);
  const { pathname, search } = new URL(location, asked);
  // Names no host, so that it stays right behind a proxy that ends TLS.
  return { ...others, location: localPath(pathname, search) };
}

/** Where a redirect leads: a path that begins with exactly one slash, because `//` and `/\` begin a host's name. */
export function localPath(path: string, search: string): string {
  return `/${path.replace(/^[/\\]+/, '')}${search}`;
}
