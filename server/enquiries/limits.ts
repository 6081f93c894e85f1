import { isIP } from 'node:net';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import ipaddr from 'ipaddr.js';
import type { EnquiryKind } from '@/lib/enquiry/fields';
import { DAY_MS, MINUTE_MS } from '@/lib/i18n/workingTime';
import { getTrustedForwardedValue } from '../http/httpServer';
import type { EnquiriesConfig } from './config';

/** Limits the requests of each network per minute, in the memory of this server. */
export class RateLimiter {
  private readonly counter = new WindowCounter(MINUTE_MS);

  /** `limit`: requests per minute; 0 disables the limit. */
  constructor(private readonly limit: number) {}

  /**
   * Counts one request at a time (ms) of a monotonic clock. Returns 0 if it is allowed, otherwise the seconds to wait;
   * a rejected request is not counted.
   */
  count(networks: Network[], now = performance.now()): number {
    if (this.limit === 0) return 0;
    for (const { key, limitFactor } of networks) {
      const { since, count } = this.counter.get(key, now);
      if (count >= this.limit * limitFactor) return Math.max(1, Math.ceil((since + MINUTE_MS - now) / 1000));
    }
    for (const { key } of networks) this.counter.add(key, now);
    return 0;
  }
}

/** Number of networks that are needed to use up a daily limit. */
const NETWORKS_PER_LIMIT = 10;

/** Minimum share of a network: an office with one IP address may send several enquiries on a day. */
const MIN_SHARE = 10;

/** Counts the new enquiries of each network in memory, so that one network uses at most its share of a daily limit. */
export class MailCounter {
  private readonly counter = new WindowCounter(DAY_MS);

  constructor(private readonly config: EnquiriesConfig) {}

  /** Returns for how many days the mails of the next enquiry of a network are held. */
  getHoldDays(network: string, kind: EnquiryKind): number {
    const { confirmationLimit, acknowledgementLimit } = this.config;
    const limit = kind === 'newsletter' ? confirmationLimit : acknowledgementLimit;
    const { count } = this.counter.get(`${kind} ${network}`, performance.now());
    return limit === 0 ? 0 : Math.floor(count / Math.max(MIN_SHARE, Math.ceil(limit / NETWORKS_PER_LIMIT)));
  }

  /** Counts a new enquiry of a network. */
  count(network: string, kind: EnquiryKind): void {
    this.counter.add(`${kind} ${network}`, performance.now());
  }
}

/** Maximum number of keys in memory. Whoever has more networks than this is not stopped by a limit per network. */
const MAX_KEYS = 100_000;

/** Counts events by key, in a window that starts with the first event of the key. */
class WindowCounter {
  private readonly windows = new Map<string, { since: number; count: number }>();

  constructor(private readonly windowMs: number) {}

  /** Returns the start and the number of events of the current window, which is `now` and 0 before the first event. */
  get(key: string, now: number): { since: number; count: number } {
    const window = this.windows.get(key);
    return window && now - window.since < this.windowMs ? window : { since: now, count: 0 };
  }

  /** Counts an event. */
  add(key: string, now: number): void {
    const { since, count } = this.get(key, now);
    if (this.windows.size >= MAX_KEYS) this.windows.clear();
    this.windows.set(key, { since, count: count + 1 });
  }
}

/**
 * Returns the networks that a request counts for, with `prefix` before their keys. Each prefix is counted separately.
 */
export function getRequestNetworks(context: Context, trustedProxyCount: number, prefix = ''): Network[] {
  const ip = getClientIp(
    getConnInfo(context).remote.address,
    context.req.header('X-Forwarded-For'),
    trustedProxyCount,
  );
  return getNetworks(ip).map(({ key, limitFactor }) => ({ key: prefix + key, limitFactor }));
}

/** A network whose requests are counted. Its limit is the limit of a single IP address multiplied by `limitFactor`. */
export type Network = { key: string; limitFactor: number };

/**
 * Limit of a /48 in multiples of the limit of a /64: ten customers of a provider can reach their limits at the same
 * time.
 */
const PROVIDER_LIMIT_FACTOR = 10;

/**
 * Returns the networks that a request from an IP address counts for, widest first. A customer has at least an IPv6 /64
 * (RFC 6177), often a /48, which contains 65,536 /64 networks. IPv4 addresses mapped to IPv6 count as IPv4.
 */
export function getNetworks(ip: string | undefined): Network[] {
  if (ip === undefined) return [{ key: 'unknown', limitFactor: 1 }];
  const parsed = ipaddr.process(ip);
  // Only IPv6 addresses have `parts`.
  if (!('parts' in parsed)) return [{ key: parsed.toString(), limitFactor: 1 }];
  const groups = parsed.toNormalizedString().split(':');
  return [
    { key: `${groups.slice(0, 3).join(':')}::/48`, limitFactor: PROVIDER_LIMIT_FACTOR },
    { key: `${groups.slice(0, 4).join(':')}::/64`, limitFactor: 1 },
  ];
}

/** Returns the IP address of the connection, or the IP address reported by the outermost trusted proxy. */
export function getClientIp(
  socketIp: string | undefined,
  forwardedFor: string | undefined,
  trustedProxyCount: number,
): string | undefined {
  return removePort(getTrustedForwardedValue(forwardedFor, trustedProxyCount)) ?? removePort(socketIp);
}

/**
 * Removes the port, which some proxies add and which differs for each connection: `192.0.2.1:50001`,
 * `[2001:db8::1]:50001`. Also removes the zone. Returns undefined if the rest is not an IP address.
 */
function removePort(text = ''): string | undefined {
  const [, inBrackets, beforeColon] = /^\[([^\]]*)\]|^([^:]*):[^:]*$/.exec(text) ?? [];
  const ip = inBrackets ?? beforeColon ?? text;
  const [ipWithoutZone = ''] = ip.split('%');
  return isIP(ipWithoutZone) === 0 ? undefined : ipWithoutZone;
}
