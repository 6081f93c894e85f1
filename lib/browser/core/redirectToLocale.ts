import { recordAttribution } from 'analytics-trackers/client';
import { getLocaleRedirect } from '@/lib/shared/i18n/negotiateLocale';
import { SESSION_ATTRIBUTION } from '../protocol';

/** Redirects to the page's negotiated locale, like the middleware, and keeps the fragment. */
export function redirectToLocale(preferences?: Parameters<typeof getLocaleRedirect>[1]): void {
  const target = getLocaleRedirect(location, preferences);
  if (target === undefined) return;
  // Before the redirect: on the next page, the referrer would be this page.
  recordAttribution(SESSION_ATTRIBUTION);
  location.replace(target + location.hash);
}
