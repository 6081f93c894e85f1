import { z } from 'zod';
import type { WorkingTime } from '@/lib/shared/enquiry/WorkingTime';

/** In the order of `Date.prototype.getDay()`. */
export const weekdays = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const;

const clockTime = z
  .string()
  .regex(/^(?:1?\d|0\d|2[0-3]):[0-5]\d$/, 'is a time such as 9:00 or 17:30')
  .meta({ hint: 'timeFormat' });

/** Schema of `workingTime` in `messages/facts.json`: the office hours and the response time. */
export const workingTimeSchema = z
  .strictObject({
    firstDay: z.enum(weekdays),
    lastDay: z.enum(weekdays),
    opens: clockTime,
    closes: clockTime,
    responseHours: z
      .string()
      .regex(/^[1-9]\d?$/, 'is a whole number from 1 to 99')
      .meta({ hint: 'workingHoursFormat' }),
    holidays: z.array(z.iso.date('is a date such as 2027-01-01')).meta({ hint: 'holidays' }).optional(),
  })
  .refine(({ opens, closes }) => toMinutes(opens) < toMinutes(closes), {
    path: ['closes'],
    error: 'is not later than "opens"',
    params: { remedy: 'Write a later time of the same day, such as 18:00.' },
  });

/** Converts the working time to numbers; times of day are in minutes since midnight. */
export function parseWorkingTime(value: z.output<typeof workingTimeSchema>): WorkingTime {
  const firstIndex = weekdays.indexOf(value.firstDay);
  const lastIndex = weekdays.indexOf(value.lastDay);
  const length = ((lastIndex - firstIndex + 7) % 7) + 1;
  return {
    days: Array.from({ length }, (_, index) => (firstIndex + index) % 7),
    opens: toMinutes(value.opens),
    closes: toMinutes(value.closes),
    responseHours: Number(value.responseHours),
    holidays: value.holidays ?? [],
  };
}

function toMinutes(time: string): number {
  const [hours, minutes] = time.split(':').map(Number);
  return (hours ?? 0) * 60 + (minutes ?? 0);
}
