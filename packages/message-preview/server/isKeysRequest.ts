import type { IncomingMessage } from 'node:http';

/**
 * True if a page is requested with `?messages=keys`, or data of such a page. The paths of data start with `dataPath`;
 * pages request data without a query, so the `Referer` header is read instead.
 */
export function isKeysRequest({ url = '', headers }: IncomingMessage, dataPath?: string): boolean {
  const isData = dataPath !== undefined && url.startsWith(dataPath);
  return /[?&]messages=keys(&|$)/.test(isData ? (headers.referer ?? '') : url);
}
