import type { Tracker } from 'analytics-trackers';
import { hasTrackingOptOut } from 'analytics-trackers/client';
import { addScript } from 'static-islands/client';

/**
 * Loads the analytics script, unless the browser requests not to be tracked or is automated (tests must not be
 * counted as visits).
 */
export function startAnalytics({ src, attributes, globals }: Tracker): void {
  if (hasTrackingOptOut() || navigator.webdriver) return;
  Object.assign(window, globals);
  const script = addScript(src);
  for (const name in attributes) script.setAttribute(name, attributes[name] ?? '');
}
