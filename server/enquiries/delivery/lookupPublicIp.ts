import { lookup } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** The code of the error where a host has no public address. */
export const PRIVATE_IP_ERROR = 'PRIVATE_ADDRESS';

/** Whether an IP address is anybody's on the internet: not of this machine, its network, or a range set apart. */
export function isPublicIp(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast';
}

/**
 * Resolves a host for `net.connect`, which then connects to what this returned: between the check and the connection
 * nobody can change the address. Fails with `PRIVATE_ADDRESS` where none is public. `net.connect` does not ask for a
 * host that is an address itself: see `isPrivateHost`.
 */
export const lookupPublicIp: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, []);
    const allowed = addresses.filter(({ address }) => isPublicIp(address));
    const [first] = allowed;
    if (first === undefined) {
      return callback(Object.assign(new Error('No public address'), { code: PRIVATE_IP_ERROR }), []);
    }
    if (options.all) callback(null, allowed);
    else callback(null, first.address, first.family);
  });
};

/** Whether the host of a URL is written as an address that is not public. */
export function isPrivateHost(url: URL): boolean {
  return !['unicast', undefined].includes(getHostRange(url));
}

/** The kind of address that the host of a URL is; undefined where it is a name. */
export function getHostRange({ hostname }: URL): string | undefined {
  const host = hostname.replace(/^\[(.*)\]$/, '$1');
  return isIP(host) === 0 ? undefined : ipaddr.process(host).range();
}
