export { createOpeningHours } from './createOpeningHours';
export { createWorkingTimePatterns } from './createWorkingTimePatterns';
export { createWorkingTimeSchema, parseWorkingTime, type WorkingTimeText } from './createWorkingTimeSchema';
export { formatDeadline } from './formatDeadline';
export { formatWorkingTime } from './formatWorkingTime';
export { getReplyDeadline } from './getReplyDeadline';
export type { WorkingTime } from './WorkingTime';
export type { Weekday } from './weekdays';
