const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Vietnam's time, which knows no summer time, and when somebody is there in it: Monday to Friday. */
const UTC_OFFSET = 7 * HOUR;
const OPENS = 9 * HOUR;
const CLOSES = 18 * HOUR;

/** How much working time an answer takes at most. */
const ANSWER = 2 * HOUR;

/** Until when an enquiry that came at a time (ms since 1970) is answered. Knows weekends, and no public holidays. */
export function answerTime(received: number): number {
  let time = nextWorkingTime(received + UTC_OFFSET);
  const left = startOfDay(time) + CLOSES - time;
  if (left < ANSWER) time = nextWorkingTime(startOfDay(time) + DAY) - left;
  return time + ANSWER - UTC_OFFSET;
}

function nextWorkingTime(time: number): number {
  const day = startOfDay(time);
  const weekday = new Date(day).getUTCDay();
  if (weekday === 0 || weekday === 6 || time >= day + CLOSES) return nextWorkingTime(day + DAY);
  return Math.max(time, day + OPENS);
}

function startOfDay(time: number): number {
  return time - (time % DAY);
}
