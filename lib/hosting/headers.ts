/**
 * Cache lifetimes by folder. Names below `_next/static` contain a hash of the content and never change; fonts are
 * cached for a month, pictures and videos for a day. Used by the server and by the generated configurations of other hosts.
 */
export const cacheRules = [
  { folder: '/_next/static/', value: 'max-age=31536000, immutable' },
  { folder: '/fonts/', value: 'max-age=2592000' },
  { folder: '/images/', value: 'max-age=86400' },
  { folder: '/videos/', value: 'max-age=86400' },
  { folder: '/og/', value: 'max-age=86400' },
  { folder: '/icons/', value: 'max-age=86400' },
  { folder: '/qr/', value: 'max-age=86400' },
] as const;

/** The header of all other files, such as pages and data: revalidated on every request (304 if unchanged). */
export const DEFAULT_CACHE_CONTROL = 'no-cache';

/** True if a path refers to an asset of pages, never to a page itself. */
export function isPageAsset(path: string): boolean {
  return cacheRules.some(({ folder }) => path.startsWith(folder));
}

/** Headers by file extension, in addition to those of all files. */
export const extensionHeaders = {
  // Browsers download workbooks instead of opening them.
  '.xlsx': { 'Content-Disposition': 'attachment' },
  // Markdown copies of pages are for assistants: search engines index the page only.
  '.md': { 'Content-Type': 'text/markdown; charset=utf-8', 'X-Robots-Tag': 'noindex' },
} as const;

/** Returns the `Cache-Control` header for a path of the site. */
export function getCacheControl(path: string): string {
  return cacheRules.find(({ folder }) => path.startsWith(folder))?.value ?? DEFAULT_CACHE_CONTROL;
}

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
  // It would separate `/admin/` from the pop-up window in which editors sign in.
  ...(!process.env.CMS_APP_ID && { 'Cross-Origin-Opener-Policy': 'same-origin' }),
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
