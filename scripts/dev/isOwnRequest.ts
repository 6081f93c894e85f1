import type { IncomingMessage } from 'node:http';
import { isLocalHost } from './isLocalHost.js';

/**
 * True if a request names a local host, and comes from a page of that host or from no page. `port` is the port of the page
 * if it differs from the server's.
 */
export function isOwnRequest({ headers: { host, origin } }: IncomingMessage, port?: number): boolean {
  if (!isLocalHost(host)) return false;
  return origin === undefined || ['http', 'https'].some((scheme) => origin === siteOrigin(scheme));

  function siteOrigin(scheme: string): string {
    const site = new URL(`${scheme}://${host}`);
    if (port !== undefined) site.port = String(port);
    return site.origin;
  }
}
