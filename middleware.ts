import { withoutBase } from './lib/shared/basePath';
import { parseAcceptLanguage } from './lib/shared/i18n/acceptLanguage';
import { localePath } from './lib/shared/i18n/localePath';
import { isLocale } from './lib/shared/i18n/locales';
import { negotiateLocale } from './lib/shared/i18n/negotiate';
import { isRoute } from './lib/shared/i18n/paths';
import { withoutLang } from './lib/shared/i18n/withoutLang';

/**
 * Sends a bare path to its page in the visitor's language: 307, not to be stored by any cache. Returns undefined for
 * every other request. Plain web standards, so that Next's development server, the bundled server and edge runtimes
 * run this same file.
 */
export default function middleware(request: Request): Response | undefined {
  const url = new URL(request.url);
  const path = withoutBase(url.pathname);
  if (path === undefined) return undefined;
  const location = wellCased(path, url) ?? negotiated(path, url, request.headers);
  if (location === undefined) return undefined;
  return new Response(null, {
    status: 307,
    headers: {
      // Absolute, because Next's development server refuses relative ones.
      Location: new URL(location, url).href,
      Vary: 'Accept-Language, Cookie',
      'Cache-Control': 'private, no-store',
    },
  });
}

/** `/EN/about/` is the English page typed by hand: its address is written small. */
function wellCased(path: string, { search }: URL): string | undefined {
  const [, first = '', rest = '/'] = /^\/([^/]*)(\/.*)?$/.exec(path) ?? [];
  const locale = first.toLowerCase();
  if (locale === first || !isLocale(locale) || !isRoute(rest)) return undefined;
  return localePath(locale, withSlash(rest)) + search;
}

function negotiated(path: string, { search, searchParams }: URL, headers: Headers): string | undefined {
  if (!isRoute(path)) return undefined;
  const locale = negotiateLocale({
    query: searchParams.get('lang'),
    stored: /(?:^|;)\s*locale=([^;=\s]*)/.exec(headers.get('cookie') ?? '')?.[1],
    accepted: parseAcceptLanguage(headers.get('accept-language')),
  });
  return localePath(locale, withSlash(path)) + withoutLang(search);
}

function withSlash(pathname: string): string {
  return pathname.endsWith('/') ? pathname : `${pathname}/`;
}

/** Next runs this file for pages only, not for its own files, the server's endpoints or files with an ending. */
export const config = { matcher: ['/((?!_next|api/|.*\\.[^/]*$).*)'] };
