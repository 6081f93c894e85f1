import { z } from 'zod';

/**
 * Returns the time in a time zone as `2027-01-01T09:00`. `override` replaces it; a date alone is the end of that day.
 * Throws if `override` is invalid.
 */
export function getLocalTime(timeZone: string, override?: string): string {
  if (!override) {
    const format = new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short', timeStyle: 'short' });
    return format.format(new Date()).replace(' ', 'T');
  }
  if (z.iso.date().safeParse(override).success) return `${override}T23:59`;
  if (z.iso.datetime({ local: true, precision: -1 }).safeParse(override).success) return override;
  throw new Error(
    `"${override}" is not a valid date. Write it as YYYY-MM-DD or, with a time, YYYY-MM-DDTHH:mm.`,
  );
}
