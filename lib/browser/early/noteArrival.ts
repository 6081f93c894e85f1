import { SESSION_ARRIVAL } from '../protocol';
import { refusesTracking } from './refusesTracking';

/** So much of each parameter is noted: an enquiry has to stay small. */
const LONGEST = 300;

/**
 * Notes, for the session of this tab, how the visit began: its first page, the host of the page elsewhere that led to it,
 * and the parameters of a campaign. What else an address says, the ids of clicks on advertisements first of all, is
 * dropped. An enquiry takes it along; nothing else reads it.
 */
export function noteArrival(): void {
  try {
    if (refusesTracking() || sessionStorage[SESSION_ARRIVAL]) return;
    const arrival = new URLSearchParams({ landing: location.pathname });
    const referrer = document.referrer.split('/')[2];
    if (referrer && referrer !== location.host) arrival.set('referrer', referrer);
    for (const [name, value] of new URLSearchParams(location.search)) {
      if (name.startsWith('utm_')) arrival.set(name, value.slice(0, LONGEST));
    }
    sessionStorage[SESSION_ARRIVAL] = arrival;
  } catch {
    // Blocked storage throws.
  }
}
