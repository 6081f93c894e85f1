import { isRoute, splitLocale, stripBasePath, withBasePath } from './lib/i18n/paths';
import { getLocaleRedirect, parseAcceptLanguage, readLocaleCookie, repairPath } from './lib/i18n/redirects';

/**
 * Redirects a path without a locale to its page in the visitor's language, and a path with a locale if the parameter
 * `lang` is another locale (307, not cacheable). Redirects a mistyped page path to its canonical form (308). Returns
 * undefined for every other request. Uses web standards only, so that Next's development server, the bundled server and
 * edge runtimes can run the same file.
 */
export default function middleware(request: Request): Response | undefined {
  const url = new URL(request.url);
  const requestedPath = stripBasePath(url.pathname);
  if (requestedPath === undefined) return undefined;
  const repaired = repairPath(requestedPath);
  if (repaired && splitLocale(repaired).locale)
    return redirect(url, 308, withBasePath(repaired) + url.search);
  const pathname = repaired ?? requestedPath;
  if (!isRoute(splitLocale(pathname).path)) return undefined;
  const location = getLocaleRedirect(
    { pathname, search: url.search },
    {
      stored: readLocaleCookie(request.headers.get('cookie') ?? ''),
      accepted: parseAcceptLanguage(request.headers.get('accept-language')),
    },
  );
  if (location === undefined) return undefined;
  return redirect(url, 307, location, {
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

/** Next runs the middleware for pages only, not for `/_next`, `/api` or files with an extension. */
export const config = { matcher: ['/((?!_next|api/|.*\\.\\w+$).*)'] };
