import type { Database } from '../store/Database';
import { RATE_WINDOW_MS } from './RateLimiter';

/** Wait after a failure of the store, and minimum wait between deletions. */
const RETRY_PAUSE = 5000;
const SHORTEST_PAUSE = 1000;

/**
 * Deletes each network from the store when its window has ended, even if another server counted it. Returns a function
 * that stops the timer and deletes all networks, since this may be the last server.
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
