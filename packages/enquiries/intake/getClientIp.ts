import { isIP } from 'node:net';
import { getTrustedForwardedValue } from './getTrustedForwardedValue';

/** Returns the IP address of the connection, or the IP address reported by the outermost trusted proxy. */
export function getClientIp(
  socketIp: string | undefined,
  forwardedFor: string | undefined,
  trustedProxies: number,
): string | undefined {
  return removePort(getTrustedForwardedValue(forwardedFor, trustedProxies)) ?? removePort(socketIp);
}

/** Some proxies add the port, which differs for each connection: `192.0.2.1:50001`, `[2001:db8::1]:50001`. */
function removePort(text = ''): string | undefined {
  const [, inBrackets, beforeColon] = /^\[([^\]]*)\]|^([^:]*):[^:]*$/.exec(text) ?? [];
  const ip = inBrackets ?? beforeColon ?? text;
  const [zoneless = ''] = ip.split('%');
  return isIP(zoneless) === 0 ? undefined : zoneless;
}
