export { type Analytics, analyticsServices, type Tracker } from './analyticsServices';
export { type AnalyticsOrigins, getAnalyticsOrigins } from './getAnalyticsOrigins';
export { getTracker } from './getTracker';
