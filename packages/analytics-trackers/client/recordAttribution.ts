import { hasTrackingOptOut } from './hasTrackingOptOut';

/** Maximum length of a stored parameter. Forms have a size limit. */
const MAX_PARAM_LENGTH = 300;

const CAMPAIGN_PARAM = /^utm_(source|medium|campaign|term|content)$/;

/**
 * Stores how the visit began, for the session of this tab: `landing` (the path of the first page), `referrer` (a host)
 * and the `utm_…` parameters of its URL. A later page with `utm_…` parameters does not change these values: its own are
 * appended. All other parameters, such as advertising click ids, are dropped. If the browser requests not to be tracked,
 * stored data is removed.
 */
export function recordAttribution(storageKey: string): void {
  try {
    const attribution = new URLSearchParams({ landing: location.pathname });
    const referringHost = document.referrer.split('/')[2];
    if (referringHost && referringHost !== location.host) attribution.set('referrer', referringHost);
    for (const [name, value] of new URLSearchParams(location.search)) {
      if (CAMPAIGN_PARAM.test(name)) attribution.set(name, value.slice(0, MAX_PARAM_LENGTH));
    }
    if (hasTrackingOptOut()) delete sessionStorage[storageKey];
    else if (!sessionStorage[storageKey]) sessionStorage[storageKey] = attribution;
    // A vertical bar is escaped in the values.
    else if (location.search.includes('utm_')) sessionStorage[storageKey] += `|${attribution}`;
  } catch {
    // Blocked storage throws.
  }
}
