const WINDOW = 60_000;

/** How many addresses are remembered. Beyond, those heard of least recently are forgotten. */
const MAX_ADDRESSES = 10_000;

/** Counts what each address sends in a sliding minute, in memory. */
export class RateLimiter {
  private readonly hits = new Map<string, number[]>();

  /** `limit`: how many a minute; 0 for no limit. */
  constructor(private readonly limit: number) {}

  /** Counts one at a time (ms since 1970). Returns 0, or in how many seconds the address may try again. */
  take(address: string, now: number): number {
    if (this.limit === 0) return 0;
    const recent = (this.hits.get(address) ?? []).filter((time) => time > now - WINDOW);
    // Deleted and set again, the address becomes the last of the map, which keeps the order of insertion.
    this.hits.delete(address);
    this.hits.set(address, recent);
    const [oldest] = recent;
    if (recent.length >= this.limit && oldest !== undefined) {
      return Math.max(1, Math.ceil((oldest + WINDOW - now) / 1000));
    }
    recent.push(now);
    this.forgetOldest();
    return 0;
  }

  private forgetOldest(): void {
    const [oldest] = this.hits.keys();
    if (this.hits.size > MAX_ADDRESSES && oldest !== undefined) this.hits.delete(oldest);
  }
}
