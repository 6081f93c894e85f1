import type { Tracker } from '@/lib/shared/analytics/getTracker';
import { addScript } from './addScript';
import { hasTrackingOptOut } from './hasTrackingOptOut';

/**
 * Loads the script of the service that counts visits, unless the visitor's browser asks not to be tracked. One that a
 * program drives has no visitor: the tests of a site would be counted as visits of it.
 */
export function startAnalytics({ src, attributes, globals }: Tracker): void {
  if (hasTrackingOptOut() || navigator.webdriver) return;
  Object.assign(window, globals);
  const script = addScript(src);
  for (const name in attributes) script.setAttribute(name, attributes[name] ?? '');
}
