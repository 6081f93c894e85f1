import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';

/**
 * True if a `Host` header contains an IP address, `localhost` or `hostname`. A website can point any other name to this
 * machine and read the responses of the development server (DNS rebinding).
 */
export function isLocalHost(host: string | undefined, hostname?: string): boolean {
  const url = `http://${host}`;
  if (!host || !URL.canParse(url)) return false;
  const name = new URL(url).hostname;
  return (
    isIP(name.replace(/^\[|\]$/g, '')) !== 0 ||
    name === 'localhost' ||
    name.endsWith('.localhost') ||
    name === hostname?.toLowerCase()
  );
}

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
