import type { Locale } from '@/lib/i18n/locales';
import { languageTraits } from '@/lib/i18n/locales';
import { WEEK_HALF_DAYS } from './sampleWeek';

const FIRST_MONDAY = '2026-11-16';
const HALF_DAY_MINUTES = 240;
const MORNING_START_MINUTES = 7 * 60 + 30;
const AFTERNOON_START_MINUTES = 13 * 60;

/** Returns the date of a half day: `2026-11-17`. Sundays are skipped. */
export function getDay(halfDay: number): string {
  const day = Math.floor(halfDay / 2);
  const sundays = Math.floor(day / (WEEK_HALF_DAYS / 2));
  const date = new Date(FIRST_MONDAY);
  date.setUTCDate(date.getUTCDate() + day + sundays);
  return date.toISOString().slice(0, 10);
}

/** Returns the date on which a span ends. An end on a boundary belongs to the half day before it. */
export function getLastDay(end: number): string {
  return getDay(Math.ceil(end) - 1);
}

/** Formats a date without its year: `11/17`, in English `17 Nov`, in Vietnamese `17/11`. */
export function formatDay(date: string, locale: Locale): string {
  const { dateCode, monthStyle: month } = languageTraits[locale];
  return new Date(date).toLocaleDateString(dateCode, { day: 'numeric', month, timeZone: 'UTC' });
}

/** Formats the start of a span: `17 Nov 08:30`. */
export function formatStart(halfDay: number, locale: Locale): string {
  const halfDayIndex = Math.floor(halfDay);
  return formatDateTime(halfDayIndex, halfDay - halfDayIndex, locale);
}

/** Formats the end of a span; an end at noon is 11:30, not 13:00. */
export function formatEnd(halfDay: number, locale: Locale): string {
  const halfDayIndex = Math.ceil(halfDay) - 1;
  return formatDateTime(halfDayIndex, halfDay - halfDayIndex, locale);
}

function formatDateTime(halfDayIndex: number, fraction: number, locale: Locale): string {
  const minutes =
    (Math.abs(halfDayIndex % 2) === 1 ? AFTERNOON_START_MINUTES : MORNING_START_MINUTES) +
    Math.round(fraction * HALF_DAY_MINUTES);
  const time = [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0'));
  return `${formatDay(getDay(halfDayIndex), locale)} ${time.join(':')}`;
}
