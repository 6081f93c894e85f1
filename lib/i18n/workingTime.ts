import { type Locale, languageTraits } from './locales';

/** Working days and hours, and the time within which enquiries are answered. */
export type WorkingTime = {
  /** Days of the week as in `Date.getUTCDay`: 0 is Sunday. */
  days: number[];
  /** Opening and closing time, in minutes since midnight. */
  opens: number;
  closes: number;
  /** Working hours within which an enquiry is answered. */
  responseHours: number;
  /** Days without working hours, such as `2027-01-01`. */
  holidays?: string[];
};

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

export type Weekday = (typeof weekdays)[number];

/** A working time as editors write it: the office hours and the response time. */
type WorkingTimeText = {
  firstDay: Weekday;
  lastDay: Weekday;
  opens: string;
  closes: string;
  responseHours: string;
  holidays?: string[] | undefined;
};

/** Consecutive days without working hours because of holidays: the first and the last one, such as `2027-01-01`. */
type Closure = { from: string; through: string };

/** The time zone of the offices: Vietnam is UTC+7 all year. */
export const TIME_ZONE = 'Asia/Ho_Chi_Minh';
export const UTC_OFFSET_HOURS = 7;

export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

/** An arbitrary Sunday (ms since 1970), used to format weekday names. */
const SUNDAY_MS = Date.UTC(2023, 0, 1);

const NO_BREAK_SPACE = '\u00a0';

/** Prevents a line break after the dash of a range: a no-break space alone does not. */
const WORD_JOINER = '\u2060';

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

/** Returns a time of day in minutes since midnight. */
export function toMinutes(time: string): number {
  const [hours, minutes] = time.split(':').map(Number);
  return (hours ?? 0) * 60 + (minutes ?? 0);
}

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

/** Formats each part of a working time for use within a sentence in a locale. */
export function formatWorkingTime(
  { firstDay, lastDay, opens, closes, responseHours }: WorkingTimeText,
  locale: Locale,
) {
  const { dateCode, weekdayStyle: weekday, adaptDateInSentence: adapt } = languageTraits[locale];
  const dayFormat = new Intl.DateTimeFormat(dateCode, { weekday, timeZone: 'UTC' });
  const hourFormat = new Intl.NumberFormat(dateCode, { style: 'unit', unit: 'hour', unitDisplay: 'long' });
  const formatDay = (day: Weekday) => adapt(dayFormat.format(SUNDAY_MS + weekdays.indexOf(day) * DAY_MS));
  return {
    firstDay: formatDay(firstDay),
    lastDay: formatDay(lastDay),
    opens,
    closes,
    openingHours: `${opens}–${closes}`,
    responseTime: adapt(hourFormat.format(Number(responseHours))),
  };
}

/** Formats a closure for use within a sentence in a locale, on one line: `4 – 10 February 2027`. */
export function formatClosure({ from, through }: Closure, locale: Locale): string {
  const { dateCode, adaptDate, formatDateRange } = languageTraits[locale];
  const format = new Intl.DateTimeFormat(dateCode, { dateStyle: 'long', timeZone: 'UTC' });
  return adaptDate(formatDateRange(format, new Date(from), new Date(through)))
    .replace(/\s/g, NO_BREAK_SPACE)
    .replace('–', `–${WORD_JOINER}`);
}
