import type { Database } from '../store/Database';
import { RATE_WINDOW_MS } from './RateLimiter';

/** How soon to try again after the store failed, and how often to delete at most, in milliseconds. */
const RETRY_PAUSE = 5000;
const SHORTEST_PAUSE = 1000;

/**
 * Deletes each network from the store when its minute is over, whichever server counted it. Returns a function that ends
 * this and deletes all of them, since no other server may be left to do so.
 */
export function forgetNetworks(database: Database): () => Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  const look = async () => {
    const pause = await database.run('forgetRequests', Date.now()).catch(() => RETRY_PAUSE);
    if (isStopped) return;
    timer = setTimeout(look, Math.min(RATE_WINDOW_MS, Math.max(SHORTEST_PAUSE, pause))).unref();
  };

  void look();
  return async () => {
    isStopped = true;
    clearTimeout(timer);
    await database.run('forgetAllRequests').catch(() => undefined);
  };
}
