import { createHmac } from 'node:crypto';
import type { Database } from '../store/Database';
import type { Network } from './getNetworks';
import { RateLimiter } from './RateLimiter';

/** Counts a request. Resolves to 0 if it is allowed, otherwise to the seconds to wait. Rejects with `DatabaseError`. */
export type RequestLimit = (networks: Network[]) => Promise<number>;

/** The store that several servers use for shared counting, and a secret they have in common. */
type Shared = { database: Database; secret: string };

/**
 * Limits the requests of a network per minute (0: no limit): first in memory, then in `shared`, the store of several
 * servers.
 */
export function createRequestLimit(limit: number, shared: Shared | undefined): RequestLimit {
  const limiter = new RateLimiter(limit);
  return async (networks) => {
    const wait = limiter.take(networks, performance.now());
    if (wait > 0 || shared === undefined || limit === 0) return wait;
    // Hashed, so that the store's files, logs and backups never contain an IP address.
    const hashed = networks.map(({ key, share }) => ({ key: hash(key, shared.secret), share }));
    const waitOfAll = await shared.database.run('countRequest', hashed, limit, Date.now());
    if (waitOfAll > 0) limiter.takeBack(networks);
    return waitOfAll;
  };
}

function hash(network: string, secret: string): string {
  return createHmac('sha256', secret).update(network).digest('base64url');
}
