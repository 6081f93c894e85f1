import { isLocale, type Locale } from './locales';

/** The language the visitor chose earlier, in this browser; undefined where none is stored or storage is blocked. */
export function readStoredLocale(): Locale | undefined {
  let stored: string | null | undefined;
  try {
    stored = localStorage.getItem('locale');
  } catch {
    // Blocked storage throws; the cookie is asked next.
  }
  const cookie = /(?:^|;\s*)locale=([^;]*)/.exec(document.cookie)?.[1];
  return [stored, cookie].find(isLocale);
}
