import type { IncomingMessage } from 'node:http';
import { isLocalHost } from './isLocalHost';

/**
 * True if the `Host` of a request is local, and `Origin` is missing or has the same host. `port` is the port of the
 * pages if it differs from the port of the server.
 */
export function isOwnRequest({ headers: { host, origin } }: IncomingMessage, port?: number): boolean {
  if (!isLocalHost(host)) return false;
  return origin === undefined || ['http', 'https'].some((scheme) => origin === getSiteOrigin(scheme));

  function getSiteOrigin(scheme: string): string {
    const site = new URL(`${scheme}://${host}`);
    if (port !== undefined) site.port = String(port);
    return site.origin;
  }
}
