/**
 * How long the files below a folder of the site may be kept. Names under `_next/static` carry a hash of the content and
 * never change; fonts may be a month old, pictures a day. The one table for the server and for the configuration of other
 * hosts.
 */
export const cacheRules = [
  { folder: '/_next/static/', value: 'max-age=31536000, immutable' },
  { folder: '/fonts/', value: 'max-age=2592000' },
  { folder: '/images/', value: 'max-age=86400' },
  { folder: '/og/', value: 'max-age=86400' },
  { folder: '/icons/', value: 'max-age=86400' },
] as const;

/** For everything else, pages and their data: asked for again each time (a 304 when unchanged). */
export const DEFAULT_CACHE_CONTROL = 'no-cache';

/** Whether a path leads to a file that is part of pages and never one itself. */
export function isPageAsset(path: string): boolean {
  return cacheRules.some(({ folder }) => path.startsWith(folder));
}

/** Files that a browser is to keep and not to open in the place of the page: workbooks. */
export const ATTACHMENT = '.xlsx';

/** The `Cache-Control` of a path of the site. */
export function getCacheControl(path: string): string {
  return cacheRules.find(({ folder }) => path.startsWith(folder))?.value ?? DEFAULT_CACHE_CONTROL;
}
