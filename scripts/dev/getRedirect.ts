import type { IncomingMessage } from 'node:http';
import { createRedirectLookup } from '@/lib/i18n/redirects';
import { loadRedirects } from '@/lib/routes/loadRedirects';

/**
 * Returns the target of a former URL, as the message files specify it at the moment; undefined for other requests and
 * while a message file is unreadable, which the panel reports. Files of Next and data are not former URLs.
 */
export function getRedirect({
  url = '',
  headers,
}: Pick<IncomingMessage, 'url' | 'headers'>): string | undefined {
  const isPage = ['document', 'iframe', undefined].includes(headers['sec-fetch-dest'] as string | undefined);
  const [path = '', query] = url.split('?');
  if (!isPage || /^\/(?:_next|__next|api|admin)/.test(path)) return undefined;
  try {
    return createRedirectLookup(loadRedirects())(path, query === undefined ? '' : `?${query}`);
  } catch {
    return undefined;
  }
}
