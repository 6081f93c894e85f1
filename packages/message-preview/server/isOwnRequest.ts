import type { IncomingMessage } from 'node:http';
import { isLocalHost } from './isLocalHost';

type Site = {
  /** Name of the development server, if it is not `localhost`. */
  hostname?: string;
  /** Port of the pages, if it differs from the port of the server. */
  port?: number;
};

/** True if the `Host` of a request is local, and `Origin` is missing or has the same host. */
export function isOwnRequest(
  { headers: { host, origin } }: IncomingMessage,
  { hostname, port }: Site = {},
): boolean {
  if (!isLocalHost(host, hostname)) return false;
  return origin === undefined || ['http', 'https'].some((scheme) => origin === getSiteOrigin(scheme));

  function getSiteOrigin(scheme: string): string {
    const site = new URL(`${scheme}://${host}`);
    if (port !== undefined) site.port = String(port);
    return site.origin;
  }
}
