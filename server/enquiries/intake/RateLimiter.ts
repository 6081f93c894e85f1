import type { Network } from './getNetworks';
import { RecentMap } from './RecentMap';

/** How long a request counts, in milliseconds. */
export const RATE_WINDOW_MS = 60_000;

/** How many networks are remembered at least that may send, and as many that have to wait. */
const MAX_NETWORKS = 50_000;

/**
 * Counts what each network sends in a sliding minute, in memory. Networks at their limit are kept apart: however many
 * others come, they push out only each other. To push out one that has to wait takes fifty thousand more that do.
 */
export class RateLimiter {
  private readonly open = new RecentMap<number[]>(MAX_NETWORKS);
  private readonly full = new RecentMap<number[]>(MAX_NETWORKS);

  /** `limit`: how many a minute; 0 for no limit. */
  constructor(private readonly limit: number) {}

  /** Counts one request at a time (ms) of a clock that never goes back. Returns 0, or in how many seconds, uncounted, to try again. */
  take(networks: Network[], now: number): number {
    if (this.limit === 0) return 0;
    const counted = networks.map(({ key, share }) => ({
      key,
      max: this.limit * share,
      times: this.recent(key, now),
    }));
    const reached = counted.find(({ times, max }) => times.length >= max);
    if (reached) {
      const [oldest = now] = reached.times;
      return Math.max(1, Math.ceil((oldest + RATE_WINDOW_MS - now) / 1000));
    }
    for (const { key, max, times } of counted) {
      times.push(now);
      this.open.delete(key);
      const isFull = times.length >= max;
      if (!isFull) this.full.delete(key);
      (isFull ? this.full : this.open).set(key, times);
    }
    return 0;
  }

  /** Counts the last request of all its networks no more: somebody else has refused it. */
  takeBack(networks: Network[]): void {
    for (const { key } of networks) (this.full.get(key) ?? this.open.get(key))?.pop();
  }

  private recent(key: string, now: number): number[] {
    const times = this.full.get(key) ?? this.open.get(key) ?? [];
    return times.filter((time) => time > now - RATE_WINDOW_MS);
  }
}
