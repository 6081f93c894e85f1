import { languageTraits } from '@/lib/shared/i18n/languageTraits';
import type { Locale } from '@/lib/shared/i18n/locales';
import { weekdays, workingTime } from './workingTime';

/** A Sunday. */
const SUNDAY = Date.UTC(2023, 0, 1);
const DAY = 86_400_000;

/** What texts in a language may ask for of the working time; nothing where it is not valid. */
export function workingTimeTexts(written: unknown, locale: Locale): [name: string, text: string][] {
  const { data } = workingTime.safeParse(written);
  if (!data) return [];
  const { dateCode, isIdeographic, time, prose } = languageTraits[locale];
  const weekday = new Intl.DateTimeFormat(dateCode, {
    weekday: isIdeographic ? 'short' : 'long',
    timeZone: 'UTC',
  });
  const dayOf = (name: (typeof weekdays)[number]) =>
    prose(weekday.format(SUNDAY + weekdays.indexOf(name) * DAY));
  const hours = new Intl.NumberFormat(dateCode, { style: 'unit', unit: 'hour', unitDisplay: 'long' });
  return [
    ['firstDay', dayOf(data.firstDay)],
    ['lastDay', dayOf(data.lastDay)],
    ['opens', time(data.opens)],
    ['closes', time(data.closes)],
    ['openingHours', `${data.opens}-${data.closes}`],
    ['responseTime', prose(hours.format(Number(data.responseHours)))],
  ];
}
