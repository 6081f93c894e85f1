import type { IncomingMessage } from 'node:http';

/**
 * Whether the visitor's connection is encrypted, as the outermost trusted proxy tells in `X-Forwarded-Proto`. Entries
 * further left are the client's own claims; without a trusted proxy nobody is believed.
 */
export function isOverTls({ headers }: IncomingMessage, trustedProxies: number): boolean {
  const given = headers['x-forwarded-proto'];
  if (trustedProxies === 0 || given === undefined) return false;
  const entries = String(given)
    .split(',')
    .map((entry) => entry.trim().toLowerCase());
  return (entries.at(-trustedProxies) ?? entries[0]) === 'https';
}
