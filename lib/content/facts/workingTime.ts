import { z } from 'zod';
import type { WorkingTime } from '@/lib/shared/enquiry/WorkingTime';

/** By the number that JavaScript gives them. */
export const weekdays = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const;

const hour = z
  .string()
  .regex(/^(?:1?\d|0\d|2[0-3]):[0-5]\d$/, 'is a time such as 9:00 or 17:30')
  .describe('A time, such as 9:00 or 17:30.');

/** When somebody is there to answer, and how soon, as `messages/facts.json` has it. */
export const workingTime = z
  .strictObject({
    firstDay: z.enum(weekdays),
    lastDay: z.enum(weekdays),
    opens: hour,
    closes: hour,
    responseHours: z
      .string()
      .regex(/^[1-9]\d?$/, 'is a whole number from 1 to 99')
      .describe('A whole number from 1 to 99.'),
  })
  .refine(({ opens, closes }) => toMinutes(opens) < toMinutes(closes), {
    path: ['closes'],
    error: 'is not later than "opens"',
    params: { remedy: 'Write a later time of the same day, such as 18:00.' },
  });

/** The same in numbers. */
export function parseWorkingTime(written: z.output<typeof workingTime>): WorkingTime {
  const first = weekdays.indexOf(written.firstDay);
  const last = weekdays.indexOf(written.lastDay);
  const length = ((last - first + 7) % 7) + 1;
  return {
    days: Array.from({ length }, (_, index) => (first + index) % 7),
    opens: toMinutes(written.opens),
    closes: toMinutes(written.closes),
    responseHours: Number(written.responseHours),
  };
}

function toMinutes(time: string): number {
  const [hours, minutes] = time.split(':').map(Number);
  return (hours ?? 0) * 60 + (minutes ?? 0);
}
