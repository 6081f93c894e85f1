import type { Database } from '../store/Database';
import type { Network } from './networksOf';
import { RateLimiter, WINDOW } from './RateLimiter';

/** Counts a request. Resolves with 0, or in how many seconds it may be tried again. Rejects with `DatabaseError`. */
export type RequestLimit = (networks: Network[]) => Promise<number>;

/** Limits what a network sends in a minute (0: no limit), in memory, and then in `shared`, the store of several servers. */
export function requestLimit(limit: number, shared: Database | undefined): RequestLimit {
  const limiter = new RateLimiter(limit);
  let forgottenAt = performance.now();
  return async (networks) => {
    const now = performance.now();
    const wait = limiter.take(networks, now);
    if (wait > 0 || shared === undefined || limit === 0) return wait;
    if (now - forgottenAt > WINDOW) {
      forgottenAt = now;
      // Nobody waits for it, and what it leaves behind the next one finds.
      shared.run('forgetRequests', Date.now()).catch(() => undefined);
    }
    const waitOfAll = await shared.run('countRequest', networks, limit, Date.now());
    if (waitOfAll > 0) limiter.takeBack(networks);
    return waitOfAll;
  };
}
