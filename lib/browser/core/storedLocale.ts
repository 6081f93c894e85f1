import { isLocale, type Locale } from '@/lib/i18n/locales';
import { basePath } from '@/lib/i18n/paths';
import { readLocaleCookie, STORED_LOCALE } from '@/lib/i18n/redirects';
import { readLocalStorage } from './readLocalStorage';

/**
 * Returns the locale that the visitor chose earlier, from local storage or else the cookie; undefined without a
 * choice.
 */
export function readStoredLocale(): Locale | undefined {
  const values = [readLocalStorage(STORED_LOCALE), readLocaleCookie(document.cookie)];
  return values.find(isLocale);
}

/** Stores the visitor's choice of locale in local storage, and in a cookie for the server. */
export function storeLocale(locale: string): void {
  try {
    localStorage.setItem(STORED_LOCALE, locale);
  } catch {
    // Blocked storage throws; the cookie may still work.
  }
  // biome-ignore lint/suspicious/noDocumentCookie: the browsers of the browserslist lack the Cookie Store
  document.cookie = `${STORED_LOCALE}=${locale}; path=${basePath}/; max-age=31536000; samesite=lax`;
}
