import type { EnquiriesOptions, WorkingTime } from '../../EnquiriesOptions';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/**
 * The reference number is the start of the enquiry's ID: long enough to find it, short enough to read out on the
 * telephone.
 */
export const REFERENCE_LENGTH = 8;

/** The reference number of an enquiry, and the hour and day by which it is answered. */
export type Receipt = { number: string; hour: string; day: string };

/** Creates the receipt of an enquiry that was stored at a time (ms since 1970). */
export function createReceipt(
  { utcOffsetHours, formatDeadline }: Pick<EnquiriesOptions, 'utcOffsetHours' | 'formatDeadline'>,
  workingTime: WorkingTime,
  { id, createdAt, locale }: { id: string; createdAt: number; locale: string },
): Receipt {
  const deadline = getReplyDeadline(createdAt, workingTime, utcOffsetHours);
  return { number: id.slice(0, REFERENCE_LENGTH), ...formatDeadline(deadline, locale) };
}

/** Returns the time (ms since 1970) by which an enquiry is answered, based on the working hours and holidays. */
export function getReplyDeadline(
  receivedAt: number,
  { days, opens, closes, responseHours, holidays = [] }: WorkingTime,
  utcOffsetHours: number,
): number {
  // Local times are calculated as if they were UTC. `day` is the start of a day.
  const localTime = receivedAt + utcOffsetHours * HOUR_MS;
  let remainingMs = responseHours * HOUR_MS;
  for (let day = localTime - (localTime % DAY_MS); ; day += DAY_MS) {
    const start = Math.max(localTime, day + opens * MINUTE_MS);
    const openMs = day + closes * MINUTE_MS - start;
    const date = new Date(day);
    const isHoliday = holidays.includes(date.toISOString().slice(0, 10));
    if (openMs <= 0 || isHoliday || !days.includes(date.getUTCDay())) continue;
    if (remainingMs <= openMs) return start + remainingMs - utcOffsetHours * HOUR_MS;
    remainingMs -= openMs;
  }
}
