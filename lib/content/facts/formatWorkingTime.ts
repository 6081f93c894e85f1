import { languageTraits } from '@/lib/shared/i18n/languageTraits';
import type { Locale } from '@/lib/shared/i18n/locales';
import { memoize } from '../messages/memoize';
import { weekdays, workingTimeSchema } from './workingTimeSchema';

/** An arbitrary Sunday (ms since 1970), used to format weekday names. */
const SUNDAY_MS = Date.UTC(2023, 0, 1);
const DAY_MS = 86_400_000;

/** Cached, because creating a formatter takes longer than formatting. */
const getFormatters = memoize((locale: Locale) => {
  const { dateCode, isIdeographic } = languageTraits[locale];
  const weekday = isIdeographic ? 'short' : 'long';
  return {
    weekday: new Intl.DateTimeFormat(dateCode, { weekday, timeZone: 'UTC' }),
    hours: new Intl.NumberFormat(dateCode, { style: 'unit', unit: 'hour', unitDisplay: 'long' }),
  };
});

/** Returns the facts derived from the working time, formatted for a locale; an empty list if the value is invalid. */
export function formatWorkingTime(value: unknown, locale: Locale): [name: string, text: string][] {
  const { data } = workingTimeSchema.safeParse(value);
  if (!data) return [];
  const { formatTime, formatForSentence: formatProse } = languageTraits[locale];
  const { weekday, hours } = getFormatters(locale);
  const formatDay = (name: (typeof weekdays)[number]) =>
    formatProse(weekday.format(SUNDAY_MS + weekdays.indexOf(name) * DAY_MS));
  return [
    ['firstDay', formatDay(data.firstDay)],
    ['lastDay', formatDay(data.lastDay)],
    ['opens', formatTime(data.opens)],
    ['closes', formatTime(data.closes)],
    ['openingHours', `${data.opens}-${data.closes}`],
    ['responseTime', formatProse(hours.format(Number(data.responseHours)))],
  ];
}
