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

/** Extension of files that browsers download instead of opening: workbooks. */
export const ATTACHMENT_EXTENSION = '.xlsx';

/** Returns the `Cache-Control` header for a path of the site. */
export function getCacheControl(path: string): string {
  return cacheRules.find(({ folder }) => path.startsWith(folder))?.value ?? DEFAULT_CACHE_CONTROL;
}
