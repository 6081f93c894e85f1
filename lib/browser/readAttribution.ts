import { SESSION_ATTRIBUTION } from './protocol';

/**
 * Returns the attribution of the visit as names and values of enquiry fields. Empty if nothing is stored or storage
 * is blocked.
 */
export function readAttribution(): [string, string][] {
  try {
    return [...new URLSearchParams(sessionStorage[SESSION_ATTRIBUTION])];
  } catch {
    return [];
  }
}
