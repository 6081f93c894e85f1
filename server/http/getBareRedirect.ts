import type { IncomingHttpHeaders } from 'node:http';
import middleware from '../../middleware';

/** A redirect to a page: its status and headers, and the two parts of its `Location`. */
export type PageRedirect = {
  status: number;
  headers: Record<string, string>;
  pathname: string;
  search: string;
};

/** The redirect with which `middleware.ts` answers a path and query; undefined if it does not. */
export function getBareRedirect(
  target: string,
  { cookie = '', 'accept-language': language = '' }: IncomingHttpHeaders,
): PageRedirect | undefined {
  const asked = new URL(target, 'http://localhost');
  const response = middleware(new Request(asked, { headers: { cookie, 'accept-language': language } }));
  if (response === undefined) return undefined;
  const { location = '', ...others } = Object.fromEntries(response.headers);
  const { pathname, search } = new URL(location, asked);
  // Names no host, so that it stays right behind a proxy that ends TLS.
  const headers = { ...others, location: toLocalPath(pathname, search) };
  return { status: response.status, headers, pathname, search };
}

/** Where a redirect leads: a path that begins with exactly one slash, because `//` and `/\` begin a host's name. */
export function toLocalPath(path: string, search: string): string {
  return `/${path.replace(/^[/\\]+/, '')}${search}`;
}
