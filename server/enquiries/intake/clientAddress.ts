import { isIP } from 'node:net';

/** The IP address of the connection, or what the outermost trusted proxy saw; further left stand the client's own claims. */
export function clientAddress(
  socketAddress: string | undefined,
  forwardedFor: string | undefined,
  trustedProxies: number,
): string | undefined {
  const forwarded = forwardedFor?.split(',') ?? [];
  const seen = trustedProxies > 0 ? (forwarded.at(-trustedProxies) ?? forwarded[0]) : undefined;
  return withoutPort(seen) ?? withoutPort(socketAddress);
}

/** Some proxies add the port of the connection, which is new each time: `192.0.2.1:50001`, `[2001:db8::1]:50001`. */
function withoutPort(entry: string | undefined): string | undefined {
  const text = entry?.trim() ?? '';
  const [, inBrackets, beforeColon] = /^\[([^\]]*)\]|^([^:]*):[^:]*$/.exec(text) ?? [];
  const address = inBrackets ?? beforeColon ?? text;
  const [zoneless = ''] = address.split('%');
  return isIP(zoneless) === 0 ? undefined : zoneless;
}
