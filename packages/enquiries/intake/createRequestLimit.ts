import { createHmac } from 'node:crypto';
import type { Database } from '../store/Database';
import type { Network } from './getNetworks';
import { RateLimiter } from './RateLimiter';

/** Counts a request. Resolves to 0 if it is allowed, otherwise to the seconds to wait. Rejects with `DatabaseError`. */
export type RequestLimit = (networks: Network[]) => Promise<number>;

/** The store that several servers use for shared counting, and a secret they have in common. */
type SharedStore = { database: Database; secret: string };

/**
 * Limits the requests of a network per minute (0: no limit): first in memory, then in `shared`, the store of several
 * servers.
 */
export function createRequestLimit(limit: number, shared: SharedStore | undefined): RequestLimit {
  const limiter = new RateLimiter(limit);
  return async (networks) => {
    const retryAfter = limiter.count(networks, performance.now());
    if (retryAfter > 0 || shared === undefined || limit === 0) return retryAfter;
    // Hashed, so that the store's files, logs and backups never contain an IP address.
    const hashedNetworks = networks.map(({ key, limitFactor }) => ({
      key: hashNetwork(key, shared.secret),
      limitFactor,
    }));
    const sharedRetryAfter = await shared.database.run('countRequest', hashedNetworks, limit, Date.now());
    if (sharedRetryAfter > 0) limiter.undoCount(networks);
    return sharedRetryAfter;
  };
}

function hashNetwork(network: string, secret: string): string {
  return createHmac('sha256', secret).update(network).digest('base64url');
}
