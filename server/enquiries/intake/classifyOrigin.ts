/** Where a request comes from: our own pages or no page at all, an allowed page elsewhere, or a foreign one. */
export type RequestOrigin = { kind: 'own' } | { kind: 'allowed'; origin: string } | { kind: 'foreign' };

/** Longer than any origin: a scheme, a host of 253 characters (RFC 1035), a port. */
const MAX_LENGTH = 300;

/**
 * Judges the header `Origin` (RFC 6454). Browsers send it with every POST; programs that are none need not. It is our
 * own when it names the host that the request was sent to, whatever the scheme: a proxy may have ended TLS.
 */
export function classifyOrigin(
  origin: string | undefined,
  host: string | undefined,
  allowedOrigins: string[],
): RequestOrigin {
  if (origin === undefined) return { kind: 'own' };
  if (origin.length > MAX_LENGTH || !URL.canParse(origin)) return { kind: 'foreign' };
  const { protocol, host: originHost } = new URL(origin);
  const own = `${protocol}//${host?.slice(0, MAX_LENGTH)}`;
  if (URL.canParse(own) && new URL(own).host === originHost && originHost !== '') return { kind: 'own' };
  return allowedOrigins.includes(origin) ? { kind: 'allowed', origin } : { kind: 'foreign' };
}
