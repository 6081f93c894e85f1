import type { Locale } from './locales';

/**
 * Stores a language the visitor chose, in `localStorage.locale` for pages that decide by themselves and in the cookie
 * `locale` for servers. Storage may be blocked: the choice then holds for this page only.
 */
export function rememberLocale(locale: Locale): void {
  try {
    localStorage.setItem('locale', locale);
  } catch {
    // Blocked storage throws; the cookie may still work.
  }
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox and in-app browsers
  document.cookie = `locale=${locale}; path=/; max-age=31536000; samesite=lax`;
}
