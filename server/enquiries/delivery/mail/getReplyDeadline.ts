import type { WorkingTime } from '@/lib/shared/enquiry/WorkingTime';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Vietnam is UTC+7 all year. */
const UTC_OFFSET = 7 * HOUR;

/**
 * Returns the time (ms since 1970) by which an enquiry is answered, based on the working hours. Public holidays are not
 * considered.
 */
export function getReplyDeadline(
  received: number,
  { days, opens, closes, responseHours }: WorkingTime,
): number {
  const time = received + UTC_OFFSET;
  let left = responseHours * HOUR;
  for (let day = time - (time % DAY); ; day += DAY) {
    const begin = Math.max(time, day + opens * MINUTE);
    const open = day + closes * MINUTE - begin;
    if (open <= 0 || !days.includes(new Date(day).getUTCDay())) continue;
    if (left <= open) return begin + left - UTC_OFFSET;
    left -= open;
  }
}
