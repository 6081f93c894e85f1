import type { Database } from '../store/Database';
import { RATE_WINDOW_MS } from './RateLimiter';

/** Wait after a failure of the store. */
const RETRY_DELAY_MS = 5000;
/** Minimum wait between deletions. */
const MIN_DELAY_MS = 1000;

/**
 * Deletes each network from the store when its window has ended, even if another server counted it. Returns a function
 * that stops the timer and deletes all networks, since this may be the last server.
 */
export function startNetworkCleanup(database: Database): () => Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  const deleteExpired = async () => {
    const delayMs = await database.run('deleteExpiredCounts', Date.now()).catch(() => RETRY_DELAY_MS);
    if (isStopped) return;
    timer = setTimeout(deleteExpired, Math.min(RATE_WINDOW_MS, Math.max(MIN_DELAY_MS, delayMs))).unref();
  };

  void deleteExpired();
  return async () => {
    isStopped = true;
    clearTimeout(timer);
    await database.run('deleteAllCounts').catch(() => undefined);
  };
}
