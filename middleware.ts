import { parseAcceptLanguage } from 'export-server/accept-language';
import { addTrailingSlash } from 'export-server/redirects';
import { STORED_LOCALE } from './lib/browser/protocol';
import { stripBasePath, withBasePath } from './lib/shared/basePath';
import { getLocalePath, splitLocale } from './lib/shared/i18n/getLocalePath';
import { negotiateLocale } from './lib/shared/i18n/negotiateLocale';
import { isRoute } from './lib/shared/i18n/paths';
import { removeLangParam } from './lib/shared/i18n/removeLangParam';
import { repairPath } from './lib/shared/i18n/repairPath';
import { readCookie } from './lib/shared/readCookie';

/**
 * Redirects a path without a locale to its page in the visitor's language (307, not cacheable), and a mistyped page
 * path to its canonical form (308). Returns undefined for every other request. Uses web standards only, so that Next's
 * development server, the bundled server and edge runtimes can run the same file.
 */
export default function middleware(request: Request): Response | undefined {
  const url = new URL(request.url);
  const pathname = stripBasePath(url.pathname);
  if (pathname === undefined) return undefined;
  const repaired = repairPath(pathname);
  const path = repaired ?? pathname;
  if (repaired && splitLocale(repaired).locale)
    return redirect(url, 308, withBasePath(repaired) + url.search);
  if (!isRoute(path)) return undefined;
  return redirect(url, 307, getNegotiatedUrl(path, url, request.headers), {
    Vary: 'Accept-Language, Cookie',
    'Cache-Control': 'private, no-store',
  });
}

/** Creates a redirect. `Location` is absolute, because Next's development server rejects relative URLs. */
function redirect(
  url: URL,
  status: 307 | 308,
  location: string,
  headers: Record<string, string> = {},
): Response {
  return new Response(null, { status, headers: { Location: new URL(location, url).href, ...headers } });
}

function getNegotiatedUrl(path: string, { search, searchParams }: URL, headers: Headers): string {
  const locale = negotiateLocale({
    query: searchParams.get('lang'),
    stored: readCookie(headers.get('cookie') ?? '', STORED_LOCALE),
    accepted: parseAcceptLanguage(headers.get('accept-language')),
  });
  return getLocalePath(locale, addTrailingSlash(path)) + removeLangParam(search);
}

/** Next runs the middleware for pages only, not for `/_next`, `/api` or files with an extension. */
export const config = { matcher: ['/((?!_next|api/|.*\\.\\w+$).*)'] };
