import { SESSION_ATTRIBUTION } from '../protocol';
import { hasTrackingOptOut } from './hasTrackingOptOut';

/** So much of each parameter is noted: an enquiry has to stay small. */
const MAX_PARAM_LENGTH = 300;

const CAMPAIGN = /^utm_(source|medium|campaign|term|content)$/;

/**
 * Notes, for the session of this tab, how the visit began: its first page, the host of the page elsewhere that led to it,
 * and the parameters of a campaign. What else an address says, the ids of clicks on advertisements first of all, is
 * dropped. An enquiry takes it along; nothing else reads it. Where the browser asks by now not to be tracked, what was
 * noted is removed.
 */
export function recordAttribution(): void {
  try {
    const arrival = new URLSearchParams({ landing: location.pathname });
    const referrer = document.referrer.split('/')[2];
    if (referrer && referrer !== location.host) arrival.set('referrer', referrer);
    for (const [name, value] of new URLSearchParams(location.search)) {
      if (CAMPAIGN.test(name)) arrival.set(name, value.slice(0, MAX_PARAM_LENGTH));
    }
    if (hasTrackingOptOut()) delete sessionStorage[SESSION_ATTRIBUTION];
    else sessionStorage[SESSION_ATTRIBUTION] ||= arrival;
  } catch {
    // Blocked storage throws.
  }
}
