import { SESSION_ATTRIBUTION } from '../protocol';
import { hasTrackingOptOut } from './hasTrackingOptOut';

/** Maximum length of a stored parameter. Enquiries have a size limit. */
const MAX_PARAM_LENGTH = 300;

const CAMPAIGN_PARAM = /^utm_(source|medium|campaign|term|content)$/;

/**
 * Stores how the visit began, for the session of this tab: the landing page, the referring host, and campaign
 * parameters. All other parameters, such as advertising click ids, are dropped. Only enquiries use this data. If the
 * browser requests not to be tracked, stored data is removed.
 */
export function recordAttribution(): void {
  try {
    const attribution = new URLSearchParams({ landing: location.pathname });
    const referringHost = document.referrer.split('/')[2];
    if (referringHost && referringHost !== location.host) attribution.set('referrer', referringHost);
    for (const [name, value] of new URLSearchParams(location.search)) {
      if (CAMPAIGN_PARAM.test(name)) attribution.set(name, value.slice(0, MAX_PARAM_LENGTH));
    }
    if (hasTrackingOptOut()) delete sessionStorage[SESSION_ATTRIBUTION];
    else sessionStorage[SESSION_ATTRIBUTION] ||= attribution;
  } catch {
    // Blocked storage throws.
  }
}
