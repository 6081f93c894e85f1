import { defaultLocale, locales } from './locales';
import { negotiateLocale } from './negotiate';

/**
 * The script of a bare page: takes the same decision as the middleware and replaces the address before first paint.
 * Printed from the functions themselves, so that there is one decision in one place.
 */
export function bareRedirectScript(): string {
  return `(${redirect})(${negotiateLocale},${JSON.stringify(locales)},${JSON.stringify(defaultLocale)})`;
}

/** Runs in the page; refers to nothing outside itself. */
function redirect(
  negotiate: typeof negotiateLocale,
  supported: typeof locales,
  fallback: typeof defaultLocale,
) {
  let stored: string | null | undefined;
  try {
    stored = localStorage.getItem('locale');
  } catch {
    // Blocked storage throws; the cookie is asked next.
  }
  if (!(supported as readonly unknown[]).includes(stored)) {
    stored = /(?:^|;\s*)locale=([^;]*)/.exec(document.cookie)?.[1];
  }
  const locale = negotiate(
    {
      query: new URLSearchParams(location.search).get('lang'),
      stored,
      accepted: navigator.languages ?? [navigator.language],
    },
    supported,
    fallback,
  );
  const kept = location.search
    .slice(1)
    .split('&')
    .filter((pair) => pair !== '' && !/^lang(=|$)/.test(pair));
  const path = location.pathname.replace(/index\.html$/, '').replace(/([^/])$/, '$1/');
  location.replace(`/${locale}${path}${kept.length > 0 ? `?${kept.join('&')}` : ''}${location.hash}`);
}
