import type { IncomingMessage } from 'node:http';
import { withBasePath } from '@/lib/shared/basePath';

/** True if a page is requested with `?messages=keys`, or the data of a list on such a page. */
export function isKeysRequest({ url = '', headers }: IncomingMessage): boolean {
  // Lists fetch more entries from a URL without a query, so the query of the page is used.
  const address = url.startsWith(withBasePath('/data/')) ? (headers.referer ?? '') : url;
  return /[?&]messages=keys(&|$)/.test(address);
}
