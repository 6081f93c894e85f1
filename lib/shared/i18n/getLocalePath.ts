import { stripBasePath, withBasePath } from '../basePath';
import { isLocale, type Locale } from './locales';

/** Returns the path of a page in a locale (`/about/` → `/vi/about/`), with base path. Keeps query and fragment. */
export function getLocalePath(locale: Locale, path: string = '/'): string {
  return withBasePath(`/${locale}${path}`);
}

/**
 * Splits a pathname, with or without base path, into locale and remaining path. The locale is undefined if the first
 * segment is not exactly a locale.
 */
export function splitLocale(pathname: string): { locale: Locale | undefined; path: string } {
  const sitePath = stripBasePath(pathname) ?? pathname;
  const [, first = '', rest = '/'] = /^\/([^/]*)(\/.*)?$/.exec(sitePath) ?? [];
  return isLocale(first) ? { locale: first, path: rest } : { locale: undefined, path: sitePath };
}
