import { isIP } from 'node:net';
import { getTrustedForwardedValue } from '../../getTrustedForwardedValue';

/** Returns the IP address of the connection, or the one that the outermost trusted proxy reported. */
export function getClientIp(
  socketAddress: string | undefined,
  forwardedFor: string | undefined,
  trustedProxies: number,
): string | undefined {
  return withoutPort(getTrustedForwardedValue(forwardedFor, trustedProxies)) ?? withoutPort(socketAddress);
}

/** Some proxies add the port, which differs for each connection: `192.0.2.1:50001`, `[2001:db8::1]:50001`. */
function withoutPort(text = ''): string | undefined {
  const [, inBrackets, beforeColon] = /^\[([^\]]*)\]|^([^:]*):[^:]*$/.exec(text) ?? [];
  const address = inBrackets ?? beforeColon ?? text;
  const [zoneless = ''] = address.split('%');
  return isIP(zoneless) === 0 ? undefined : zoneless;
}
