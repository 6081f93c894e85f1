/**
 * Cache lifetimes by folder. Names below `_next/static` contain a hash of the content and never change; fonts are
 * cached for a month, pictures for a day. Used by the server and by the generated configurations of other hosts.
 */
export const cacheRules = [
  { folder: '/_next/static/', value: 'max-age=31536000, immutable' },
  { folder: '/fonts/', value: 'max-age=2592000' },
  { folder: '/images/', value: 'max-age=86400' },
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
