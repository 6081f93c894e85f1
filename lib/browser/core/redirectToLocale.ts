import { getLocaleRedirect } from '@/lib/i18n/redirects';
import { recordAttribution } from '../attribution';

/** Redirects to the page's negotiated locale, like the middleware, and keeps the fragment. */
export function redirectToLocale(preferences?: Parameters<typeof getLocaleRedirect>[1]): void {
  const target = getLocaleRedirect(location, preferences);
  if (target === undefined) return;
  // Before the redirect: on the next page, the referrer would be this page.
  recordAttribution();
  location.replace(target + location.hash);
}
