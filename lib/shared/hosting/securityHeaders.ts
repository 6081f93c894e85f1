/**
 * Headers of every response (pages, redirects, errors) except assets, which get `assetHeaders`. Used by the server and
 * by the generated configurations of other hosts. The Content-Security-Policy `<meta>` of each page restricts scripts
 * and styles; the policy here adds directives that a `<meta>` does not support or that apply to other responses.
 */
export const securityHeaders: Readonly<Record<string, string>> = {
  'Content-Security-Policy': "frame-ancestors 'none'; base-uri 'none'; object-src 'none'",
  // For browsers that do not support `frame-ancestors`.
  'X-Frame-Options': 'DENY',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
};

/**
 * Headers of assets (`isPageAsset`), instead of `securityHeaders`. Other headers affect documents only, and HTTP/1.1
 * would repeat them for each of the roughly fifty files that a visit loads.
 */
export const assetHeaders: Readonly<Record<string, string>> = {
  // An SVG image opened directly is a document and must not run scripts.
  'Content-Security-Policy': 'sandbox',
  'X-Content-Type-Options': 'nosniff',
};

/**
 * Header of every response over TLS (RFC 6797). Without `includeSubDomains`, because subdomains are not part of this
 * site.
 */
export const transportSecurity: Readonly<Record<string, string>> = {
  'Strict-Transport-Security': 'max-age=31536000',
};
