/**
 * What every answer says to a browser but those of `partHeaders`: page, redirect or error. The one table for the server
 * and for the configuration of other hosts. A page's own policy (in its `<meta>`) says where scripts and styles may come
 * from; this one adds what a `<meta>` cannot say or what holds for answers that are no page.
 */
export const securityHeaders: Readonly<Record<string, string>> = {
  'Content-Security-Policy': "frame-ancestors 'none'; base-uri 'none'; object-src 'none'",
  // For browsers that do not know `frame-ancestors`.
  'X-Frame-Options': 'DENY',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
};

/** Of a file that is part of pages (`isPartOfPages`): a drawing opened by itself is a document, and runs nothing. */
export const assetPolicy: Readonly<Record<string, string>> = { 'Content-Security-Policy': 'sandbox' };

/**
 * What is said of such a file instead of `securityHeaders`, whose rest is about documents. Without HTTP/2, which sends a
 * header once a connection, it would come with each of the fifty files of a visit.
 */
export const assetHeaders: Readonly<Record<string, string>> = {
  ...assetPolicy,
  'X-Content-Type-Options': 'nosniff',
};

/**
 * Sent with every answer that reaches the visitor over TLS (RFC 6797). Not for subdomains: those are not this site's
 * to decide about.
 */
export const transportSecurity: Readonly<Record<string, string>> = {
  'Strict-Transport-Security': 'max-age=31536000',
};
