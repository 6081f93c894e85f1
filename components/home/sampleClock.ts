import { WEEK } from './sampleWeek';

const MONDAY = '2026-11-16';
const MINUTES = 240;
const MORNING = 7 * 60 + 30;
const AFTERNOON = 13 * 60;

/** Returns the date of a half day: `2026-11-17`. Sundays are skipped. */
export function getDay(halfDay: number): string {
  const day = Math.floor(halfDay / 2);
  const sundays = Math.floor(day / (WEEK / 2));
  const date = new Date(MONDAY);
  date.setUTCDate(date.getUTCDate() + day + sundays);
  return date.toISOString().slice(0, 10);
}

/** Returns the date on which a span ends. An end on a boundary belongs to the half day before it. */
export function getLastDay(end: number): string {
  return getDay(Math.ceil(end) - 1);
}

/** Formats the start of a span: `11-17 08:30`. */
export function formatStart(halfDay: number): string {
  const index = Math.floor(halfDay);
  return clock(index, halfDay - index);
}

/** Formats the end of a span; an end at noon is 11:30, not 13:00. */
export function formatEnd(halfDay: number): string {
  const index = Math.ceil(halfDay) - 1;
  return clock(index, halfDay - index);
}

function clock(index: number, share: number): string {
  const minutes = (Math.abs(index % 2) === 1 ? AFTERNOON : MORNING) + Math.round(share * MINUTES);
  const time = [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0'));
  return `${getDay(index).slice(5)} ${time.join(':')}`;
}
