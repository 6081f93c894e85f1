import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import { clientAddress } from './clientAddress';
import { type Network, networksOf } from './networksOf';

/** Returns the networks that a request counts for, with `prefix` before their keys: each prefix is counted separately. */
export function getRequestNetworks(context: Context, trustedProxies: number, prefix: string): Network[] {
  const address = clientAddress(
    getConnInfo(context).remote.address,
    context.req.header('X-Forwarded-For'),
    trustedProxies,
  );
  return networksOf(address).map(({ key, share }) => ({ key: prefix + key, share }));
}
