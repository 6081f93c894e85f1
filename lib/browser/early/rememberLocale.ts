import { basePath } from '@/lib/shared/basePath';
import { STORED_LOCALE } from '../protocol';

/** Stores an explicit choice of language, for this browser and for a server. */
export function rememberLocale(locale: string): void {
  try {
    localStorage.setItem(STORED_LOCALE, locale);
  } catch {
    // Blocked storage throws; the cookie may still work.
  }
  // biome-ignore lint/suspicious/noDocumentCookie: the browsers of the browserslist lack the Cookie Store
  document.cookie = `${STORED_LOCALE}=${locale}; path=${basePath}/; max-age=31536000; samesite=lax`;
}
