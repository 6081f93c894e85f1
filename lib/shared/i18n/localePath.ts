import { isLocale, type Locale } from './locales';

/** Puts a language before a bare path (`/about/` → `/vi/about/`); query and hash in `path` stay. */
export function localePath(locale: Locale, path: string = '/'): string {
  return `/${locale}${path}`;
}

/** Splits a pathname into its language, if its first segment is exactly one, and the bare path. */
export function splitLocale(pathname: string): { locale: Locale | undefined; path: string } {
  const [, first = '', rest = '/'] = /^\/([^/]*)(\/.*)?$/.exec(pathname) ?? [];
  return isLocale(first) ? { locale: first, path: rest } : { locale: undefined, path: pathname };
}
