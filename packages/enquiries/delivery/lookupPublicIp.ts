import { lookup } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Error code if a host has no public IP address. */
export const PRIVATE_IP_ERROR = 'PRIVATE_ADDRESS';

/** True if an IP address is public: not loopback, private or reserved. */
function isPublicIp(ip: string): boolean {
  return ipaddr.isValid(ip) && ipaddr.process(ip).range() === 'unicast';
}

/**
 * Resolves a host name for `net.connect`, which connects to the returned IP address, so that the address cannot change
 * between check and connection (DNS rebinding). Fails with `PRIVATE_ADDRESS` if no address is public. `net.connect`
 * does not look up a host that is an IP address: see `isPrivateHost`.
 */
export const lookupPublicIp: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, []);
    const allowed = addresses.filter(({ address }) => isPublicIp(address));
    const [firstAddress] = allowed;
    if (firstAddress === undefined) {
      return callback(
        Object.assign(new Error('The host has no public IP address'), { code: PRIVATE_IP_ERROR }),
        [],
      );
    }
    if (options.all) callback(null, allowed);
    else callback(null, firstAddress.address, firstAddress.family);
  });
};

/** True if the host of a URL is an IP address that is not public. */
export function isPrivateHost(url: URL): boolean {
  return !['unicast', undefined].includes(getHostRange(url));
}

/** Returns the range that the host of a URL belongs to if it is an IP address; undefined if it is a host name. */
export function getHostRange({ hostname }: URL): string | undefined {
  const host = hostname.replace(/^\[(.*)\]$/, '$1');
  return isIP(host) === 0 ? undefined : ipaddr.process(host).range();
}
