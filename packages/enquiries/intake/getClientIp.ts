import { isIP } from 'node:net';
import { getTrustedForwardedValue } from './getTrustedForwardedValue';

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
