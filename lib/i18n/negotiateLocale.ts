import { parseAccept } from 'hono/utils/accept';
import { defaultLocale, isLocale, type Locale } from './locales';
import { getLocalePath, splitLocale } from './paths';

type LocalePreferences = {
  /** The raw `lang` query value, if any. */
  query?: string | null;
  /** The first segment of the path, if it may be a locale. */
  path?: string | undefined;
  /** The stored value of an earlier explicit choice. Not validated yet: visitors can change it. */
  stored?: string | null | undefined;
  /** The browser's languages in order of preference (`navigator.languages`, or a parsed header). */
  accepted?: readonly string[];
};

/**
 * Negotiates the locale of a page: the query, then the locale in the path, then the stored choice, then the first
 * accepted language whose primary subtag is supported, then English.
 */
export function negotiateLocale({ query, path, stored, accepted = [] }: LocalePreferences): Locale {
  const subtags = accepted.map((tag) => String(tag).trim().split(/[-_]/)[0]?.toLowerCase());
  return [query, path, stored, ...subtags].find(isLocale) ?? defaultLocale;
}

/**
 * Returns the path and query that a request for a page is redirected to: the same page in the negotiated locale, without
 * `lang`. Returns undefined if the path already has this locale. Some static hosts also serve a page with doubled
 * slashes, without its trailing slash, or as `index.html`.
 */
export function getLocaleRedirect(
  { pathname, search }: { pathname: string; search: string },
  preferences: Pick<LocalePreferences, 'stored' | 'accepted'> = {},
): string | undefined {
  const { locale, path } = splitLocale(pathname.replace(/\/{2,}/g, '/'));
  const query = new URLSearchParams(search).get('lang');
  const negotiated = negotiateLocale({ ...preferences, query, path: locale });
  if (negotiated === splitLocale(pathname).locale) return undefined;
  const pagePath = path.replace(/index\.html$/, '').replace(/([^/]|^)$/, '$1/');
  return getLocalePath(negotiated, pagePath) + removeLangParam(search);
}

/** Removes the parameter `lang` from a URL query and leaves every other byte unchanged: `?lang=vi&a=1` → `?a=1`. */
export function removeLangParam(search: string): string {
  const otherParams = search
    .replace(/^\?/, '')
    .split('&')
    .filter((pair) => pair !== '' && !new URLSearchParams(pair).has('lang'));
  return otherParams.length > 0 ? `?${otherParams.join('&')}` : '';
}

/**
 * Returns the language tags of an `Accept-Language` header (RFC 9110, section 12.5.4) in order of preference, without
 * refused (q=0) and malformed tags. Accepts `zh_CN`, which old web views send.
 */
export function parseAcceptLanguage(header: string | null | undefined): string[] {
  return parseAccept(header ?? '')
    .filter(({ params, q }) => q > 0 && Number(params.q ?? 1) <= 1)
    .map(({ type }) => type)
    .filter((tag) => /^[a-z]{1,8}([-_][a-z0-9]{1,8})*$/i.test(tag));
}

/** Local storage key and cookie name: the locale that the visitor chose. */
export const STORED_LOCALE = 'locale';

/** Returns the locale in a `Cookie` header or `document.cookie`, not validated; undefined without one. */
export function readLocaleCookie(cookies: string): string | undefined {
  return new RegExp(`(?:^|;)\\s*${STORED_LOCALE}=([^;=\\s]*)`).exec(cookies)?.[1];
}
