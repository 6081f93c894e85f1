import type { EnquiriesConfig } from '../readConfig';
import { RecentMap } from './RecentMap';

const DAY_MS = 86_400_000;

/** Number of networks that are needed to use up a daily limit. */
const NETWORKS_PER_LIMIT = 10;

/** Minimum share of a network: an office with one IP address may send several enquiries on a day. */
const MIN_SHARE = 10;

/** Minimum number of networks kept in memory. */
const MIN_KEPT_NETWORKS = 10_000;

/**
 * Creates the function that counts the enquiries of each network in memory. It returns for how many days the mails of
 * the next one are held, so that one network uses at most its share of a daily limit.
 */
export function createMailCounter({ confirmationLimit, acknowledgementLimit }: EnquiriesConfig) {
  const counts = new RecentMap<{ since: number; count: number }>(MIN_KEPT_NETWORKS);
  return (network: string, kind: string): number => {
    const limit = kind === 'newsletter' ? confirmationLimit : acknowledgementLimit;
    const key = `${kind} ${network}`;
    const now = performance.now();
    const previous = counts.get(key);
    const { since, count } = previous && now - previous.since < DAY_MS ? previous : { since: now, count: 0 };
    counts.set(key, { since, count: count + 1 });
    return limit === 0 ? 0 : Math.floor(count / Math.max(MIN_SHARE, Math.ceil(limit / NETWORKS_PER_LIMIT)));
  };
}
