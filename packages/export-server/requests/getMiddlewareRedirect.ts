import type { IncomingHttpHeaders } from 'node:http';
import { toLocalPath } from '../redirects/toLocalPath';

/** A redirect to a page: status, headers, and the path and query of its `Location`. */
type PageRedirect = {
  status: number;
  headers: Record<string, string>;
  pathname: string;
  search: string;
};

/** Returns the redirect of a middleware for a path and query; undefined if it does not redirect. */
export function getMiddlewareRedirect(
  middleware: (request: Request) => Response | undefined,
  target: string,
  { cookie = '', 'accept-language': language = '' }: IncomingHttpHeaders,
): PageRedirect | undefined {
  const requestedUrl = new URL(target, 'http://localhost');
  const response = middleware(
    new Request(requestedUrl, { headers: { cookie, 'accept-language': language } }),
  );
  if (response === undefined) return undefined;
  const { location = '', ...others } = Object.fromEntries(response.headers);
  const { pathname, search } = new URL(location, requestedUrl);
  // A path without scheme and host is also correct behind a proxy that terminates TLS.
  const headers = { ...others, location: toLocalPath(pathname, search) };
  return { status: response.status, headers, pathname, search };
}
