import { SESSION_ATTRIBUTION } from './protocol';

/** How the visit began, as names and values of an enquiry's fields; empty where nothing was noted or storage is blocked. */
export function readAttribution(): [string, string][] {
  try {
    return [...new URLSearchParams(sessionStorage[SESSION_ATTRIBUTION])];
  } catch {
    return [];
  }
}
