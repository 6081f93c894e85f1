import ipaddr from 'ipaddr.js';

/** A network whose requests are counted. Its limit is the limit of a single IP address multiplied by `limitFactor`. */
export type Network = { key: string; limitFactor: number };

/**
 * Limit of a /48 in multiples of the limit of a /64: ten customers of a provider can reach their limits at the same
 * time.
 */
const PROVIDER_LIMIT_FACTOR = 10;

/**
 * Returns the networks that a request from an IP address counts for, widest first. A customer has at least an IPv6 /64
 * (RFC 6177), often a /48, which contains 65,536 /64 networks. IPv4 addresses in IPv6 (mapped, or NAT64: RFC 6052)
 * count as IPv4.
 */
export function getNetworks(ip: string | undefined): Network[] {
  if (ip === undefined) return [{ key: 'unknown', limitFactor: 1 }];
  const parsed = ipaddr.process(ip);
  // Only IPv6 addresses have `parts`.
  if (!('parts' in parsed)) return [{ key: parsed.toString(), limitFactor: 1 }];
  if (parsed.range() === 'rfc6052')
    return [{ key: parsed.toByteArray().slice(12).join('.'), limitFactor: 1 }];
  const groups = parsed.toNormalizedString().split(':');
  return [
    { key: `${groups.slice(0, 3).join(':')}::/48`, limitFactor: PROVIDER_LIMIT_FACTOR },
    { key: `${groups.slice(0, 4).join(':')}::/64`, limitFactor: 1 },
  ];
}
