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
