import { SESSION_ATTRIBUTION } from './protocol';

/** Maximum length of a stored parameter. Forms have a size limit. */
const MAX_PARAM_LENGTH = 300;

const CAMPAIGN_PARAM = /^utm_(source|medium|campaign|term|content)$/;

/**
 * Stores how the visit began, for the session of this tab: `landing` (the path of the first page), `referrer` (a host)
 * and the `utm_…` parameters of its URL. A later page with `utm_…` parameters does not change these values: its own are
 * appended. All other parameters, such as advertising click ids, are dropped. If the browser requests not to be tracked,
 * stored data is removed.
 */
export function recordAttribution(): void {
  try {
    const attribution = new URLSearchParams({ landing: location.pathname });
    const referringHost = document.referrer.split('/')[2];
    if (referringHost && referringHost !== location.host) attribution.set('referrer', referringHost);
    for (const [name, value] of new URLSearchParams(location.search)) {
      if (CAMPAIGN_PARAM.test(name)) {
        // Removes half a character at the cut.
        attribution.set(name, value.slice(0, MAX_PARAM_LENGTH).replace(/[\uD800-\uDBFF]$/, ''));
      }
    }
    if (hasTrackingOptOut()) delete sessionStorage[SESSION_ATTRIBUTION];
    else if (!sessionStorage[SESSION_ATTRIBUTION]) sessionStorage[SESSION_ATTRIBUTION] = attribution;
    // A vertical bar is escaped in the values.
    else if (location.search.includes('utm_')) sessionStorage[SESSION_ATTRIBUTION] += `|${attribution}`;
  } catch {
    // Blocked storage throws.
  }
}

/**
 * Returns the attribution that `recordAttribution` has stored, as names and values. `campaign` contains the values of the
 * `utm_…` parameters of the last page that differs, as in `fair-page / banner`. Empty if nothing is stored or storage is
 * blocked.
 */
export function readAttribution(): [string, string][] {
  try {
    const [arrival, ...later] = String(sessionStorage[SESSION_ATTRIBUTION] ?? '').split('|');
    const first = new URLSearchParams(arrival);
    const campaigns = later.flatMap((page) => {
      const params = [...new URLSearchParams(page)].filter(([name]) => name.startsWith('utm_'));
      // The parameters are the same on the first page, for example reloaded or in another language.
      const isNew = params.some(([name, value]) => first.get(name) !== value);
      return isNew ? params.map(([, value]) => value).join(' / ') : [];
    });
    const campaign = campaigns.at(-1);
    return [...first, ...(campaign ? [['campaign', campaign] as [string, string]] : [])];
  } catch {
    return [];
  }
}

/** True if the browser sends Do Not Track or Global Privacy Control (https://www.w3.org/TR/gpc/). */
export function hasTrackingOptOut(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean };
  return doNotTrack === '1' || Boolean(globalPrivacyControl);
}
