import ipaddr from 'ipaddr.js';

/** What is counted together, and how many times the limit of one address it may send. */
export type Network = { key: string; share: number };

/** How many customers of a provider, with a /64 each, may write at once before all of its /48 waits. */
const CUSTOMERS = 10;

/**
 * The networks that a request from an IP address counts for, the widest first. One customer has at least a /64 of IPv6
 * (RFC 6177) and often a /48, which is 65,536 of them. IPv4 in IPv6 (mapped, or NAT64: RFC 6052) is IPv4.
 */
export function getNetworks(address: string | undefined): Network[] {
  if (address === undefined) return [{ key: 'unknown', share: 1 }];
  const parsed = ipaddr.process(address);
  if (!('parts' in parsed)) return [{ key: parsed.toString(), share: 1 }];
  if (parsed.range() === 'rfc6052') return [{ key: parsed.toByteArray().slice(12).join('.'), share: 1 }];
  const groups = parsed.toNormalizedString().split(':');
  return [
    { key: `${groups.slice(0, 3).join(':')}::/48`, share: CUSTOMERS },
    { key: `${groups.slice(0, 4).join(':')}::/64`, share: 1 },
  ];
}
