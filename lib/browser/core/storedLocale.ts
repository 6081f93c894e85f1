import { isLocale, type Locale } from '@/lib/i18n/locales';
import { basePath } from '@/lib/i18n/paths';
import { readLocaleCookie, STORED_LOCALE } from '@/lib/i18n/redirects';
import { readLocalStorage } from './readLocalStorage';

/**
 * Returns the locale that the visitor chose earlier, from local storage or else the cookie; undefined without a
 * choice.
 */
export function readStoredLocale(): Locale | undefined {
  const values = [readLocalStorage(STORED_LOCALE), readLocaleCookie(readCookies())];
  return values.find(isLocale);
}

function readCookies(): string {
  try {
    return document.cookie;
  } catch {
    // A sandboxed frame without an origin.
    return '';
  }
}

/** Stores the visitor's choice of locale in local storage, and in a cookie for the server, as far as these are allowed. */
export function storeLocale(locale: string): void {
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: the browsers of the browserslist lack the Cookie Store
    document.cookie = `${STORED_LOCALE}=${locale}; path=${basePath}/; max-age=31536000; samesite=lax`;
    localStorage.setItem(STORED_LOCALE, locale);
  } catch {
    // Where cookies throw, local storage is blocked too.
  }
}
