import type { WorkingTime } from './WorkingTime';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

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
