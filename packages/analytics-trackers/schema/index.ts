export { createAnalyticsSchema } from './createAnalyticsSchema';
