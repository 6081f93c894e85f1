/**
 * How long a file of `out/` may be kept. Names under `_next/static` carry a hash of the content and never change;
 * fonts may be a month old, pictures a day; pages and their data are asked for again each time (a 304 when unchanged).
 */
export function cacheControl(file: string): string {
  if (file.includes('/_next/static/')) return 'public, max-age=31536000, immutable';
  if (file.includes('/fonts/')) return 'public, max-age=2592000';
  if (/\/(images|og|icons)\//.test(file)) return 'public, max-age=86400';
  return 'no-cache';
}
