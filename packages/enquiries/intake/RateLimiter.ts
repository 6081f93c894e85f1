import type { Network } from './getNetworks';
import { RecentMap } from './RecentMap';

/** Length of the sliding window. */
export const RATE_WINDOW_MS = 60_000;

/** Minimum number of networks kept in memory: this many below their limit, and as many at their limit. */
const MIN_KEPT_NETWORKS = 50_000;

/**
 * In-memory rate limiter with a sliding window of one minute per network. Networks at their limit are stored
 * separately, so that requests from other networks cannot evict them unless fifty thousand of these networks are at
 * their limit too.
 */
export class RateLimiter {
  private readonly belowLimit = new RecentMap<number[]>(MIN_KEPT_NETWORKS);
  private readonly atLimit = new RecentMap<number[]>(MIN_KEPT_NETWORKS);

  /** `limit`: requests per minute; 0 disables the limit. */
  constructor(private readonly limit: number) {}

  /**
   * Counts one request at a time (ms) of a monotonic clock. Returns 0 if it is allowed, otherwise the seconds to wait;
   * a rejected request is not counted.
   */
  count(networks: Network[], now: number): number {
    if (this.limit === 0) return 0;
    const counts = networks.map(({ key, limitFactor }) => ({
      key,
      max: this.limit * limitFactor,
      times: this.getRecentTimes(key, now),
    }));
    const exceeded = counts.find(({ times, max }) => times.length >= max);
    if (exceeded) {
      const [oldest = now] = exceeded.times;
      return Math.max(1, Math.ceil((oldest + RATE_WINDOW_MS - now) / 1000));
    }
    for (const { key, max, times } of counts) {
      times.push(now);
      this.belowLimit.delete(key);
      const isFull = times.length >= max;
      if (!isFull) this.atLimit.delete(key);
      (isFull ? this.atLimit : this.belowLimit).set(key, times);
    }
    return 0;
  }

  /** Reverts the last call of `count` for these networks. Called if the shared limit rejects the request. */
  undoCount(networks: Network[]): void {
    for (const { key } of networks) (this.atLimit.get(key) ?? this.belowLimit.get(key))?.pop();
  }

  private getRecentTimes(key: string, now: number): number[] {
    const times = this.atLimit.get(key) ?? this.belowLimit.get(key) ?? [];
    return times.filter((time) => time > now - RATE_WINDOW_MS);
  }
}
