import { z } from 'zod';
import type { WorkingTime } from './WorkingTime';
import { weekdays } from './weekdays';

const clockTime = z.string().regex(/^(?:1?\d|0\d|2[0-3]):[0-5]\d$/, 'is a time such as 9:00 or 17:30');

type WorkingTimeMeta = Record<'time' | 'responseHours' | 'holidays', z.GlobalMeta>;

/**
 * Creates the schema of the working time as editors write it: the office hours and the response time. `meta` is the
 * metadata of its fields, for generated forms.
 */
export function createWorkingTimeSchema(meta: WorkingTimeMeta) {
  const time = clockTime.meta(meta.time);
  return z
    .strictObject({
      firstDay: z.enum(weekdays),
      lastDay: z.enum(weekdays),
      opens: time,
      closes: time,
      responseHours: z
        .string()
        .regex(/^[1-9]\d?$/, 'is a whole number from 1 to 99')
        .meta(meta.responseHours),
      holidays: z.array(z.iso.date('is a date such as 2027-01-01')).meta(meta.holidays).optional(),
    })
    .refine(({ opens, closes }) => toMinutes(opens) < toMinutes(closes), {
      path: ['closes'],
      error: 'is not later than "opens"',
      params: { remedy: 'Write a later time of the same day, such as 18:00.' },
    });
}

/** A working time as editors write it. */
export type WorkingTimeText = z.output<ReturnType<typeof createWorkingTimeSchema>>;

/** Converts the working time to numbers; times of day are in minutes since midnight. */
export function parseWorkingTime(value: WorkingTimeText): WorkingTime {
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
