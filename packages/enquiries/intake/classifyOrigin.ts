/** The origin of a request: this site (or a client without an `Origin` header), an allowed site, or a foreign site. */
export type RequestOrigin = { kind: 'own' } | { kind: 'allowed'; origin: string } | { kind: 'foreign' };

/** Longer than any valid origin: a scheme, a host of 253 characters (RFC 1035) and a port. */
const MAX_ORIGIN_LENGTH = 300;

/**
 * Classifies the `Origin` header (RFC 6454). Browsers send it with every POST; other clients may omit it. The origin is
 * this site if its host matches the request's host. The scheme may differ, because a proxy may terminate TLS.
 */
export function classifyOrigin(
  origin: string | undefined,
  host: string | undefined,
  allowedOrigins: string[],
): RequestOrigin {
  if (origin === undefined) return { kind: 'own' };
  if (origin.length > MAX_ORIGIN_LENGTH || !URL.canParse(origin)) return { kind: 'foreign' };
  const { protocol, host: originHost } = new URL(origin);
  const siteUrl = `${protocol}//${host?.slice(0, MAX_ORIGIN_LENGTH)}`;
  if (URL.canParse(siteUrl) && new URL(siteUrl).host === originHost && originHost !== '')
    return { kind: 'own' };
  return allowedOrigins.includes(origin) ? { kind: 'allowed', origin } : { kind: 'foreign' };
}
