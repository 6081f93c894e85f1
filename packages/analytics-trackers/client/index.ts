export { hasTrackingOptOut } from './hasTrackingOptOut';
export { readAttribution } from './readAttribution';
export { recordAttribution } from './recordAttribution';
export { startTracker } from './startTracker';
