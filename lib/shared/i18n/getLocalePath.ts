import { stripBasePath, withBasePath } from '../basePath';
import { isLocale, type Locale } from './locales';

/** The address of a bare path in a language (`/about/` → `/vi/about/`); query and hash in `path` stay. */
export function getLocalePath(locale: Locale, path: string = '/'): string {
  return withBasePath(`/${locale}${path}`);
}

/**
 * Splits a pathname, with the folder of the site or as the framework tells it without, into its language, if its first
 * segment is exactly one, and the bare path.
 */
export function splitLocale(pathname: string): { locale: Locale | undefined; path: string } {
  const sitePath = stripBasePath(pathname) ?? pathname;
  const [, first = '', rest = '/'] = /^\/([^/]*)(\/.*)?$/.exec(sitePath) ?? [];
  return isLocale(first) ? { locale: first, path: rest } : { locale: undefined, path: sitePath };
}
