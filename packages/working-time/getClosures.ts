import type { WorkingTime } from './WorkingTime';

const DAY_MS = 86_400_000;

/** Consecutive days without working hours because of holidays: the first and the last one, such as `2027-01-01`. */
export type Closure = { from: string; through: string };

/**
 * Returns the closures because of holidays that end on `today` or later, in order. Holidays with only days off between
 * them, such as a weekend, are one closure.
 */
export function getClosures({ days, holidays = [] }: WorkingTime, today: string): Closure[] {
  const closures: Closure[] = [];
  for (const holiday of [...new Set(holidays)].sort()) {
    const last = closures.at(-1);
    if (last && getNextWorkingDay(last.through, days) >= holiday) last.through = holiday;
    else closures.push({ from: holiday, through: holiday });
  }
  return closures.filter(({ through }) => through >= today);
}

function getNextWorkingDay(date: string, days: number[]): string {
  let day = Date.parse(date) + DAY_MS;
  while (!days.includes(new Date(day).getUTCDay())) day += DAY_MS;
  return new Date(day).toISOString().slice(0, 10);
}
