import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import { getClientIp } from './getClientIp';
import { getNetworks, type Network } from './getNetworks';

/**
 * Returns the networks that a request counts for, with `prefix` before their keys. Each prefix is counted separately.
 */
export function getRequestNetworks(context: Context, trustedProxyCount: number, prefix: string): Network[] {
  const ip = getClientIp(
    getConnInfo(context).remote.address,
    context.req.header('X-Forwarded-For'),
    trustedProxyCount,
  );
  return getNetworks(ip).map(({ key, limitFactor }) => ({ key: prefix + key, limitFactor }));
}
