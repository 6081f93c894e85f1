// @ts-check
import { isIP } from 'node:net';

/**
 * True if a `Host` header contains an IP address, `localhost` or the name that `npm run dev` was told to listen on. A web
 * page can point any other name at this machine to read what the development server answers (DNS rebinding).
 *
 * @param {string | undefined} host
 * @param {string | undefined} [hostname]
 * @returns {boolean}
 */
export function isLocalHost(host, hostname = process.env.DEV_HOSTNAME) {
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
