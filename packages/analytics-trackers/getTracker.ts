import { type Analytics, analyticsServices, type Tracker } from './analyticsServices';
import { getAnalyticsOrigins } from './getAnalyticsOrigins';

/** Returns the script of the configured service. */
export function getTracker(analytics: Analytics): Tracker {
  return analyticsServices[analytics.provider].createTracker(
    getAnalyticsOrigins(analytics).script,
    analytics.id,
  );
}
