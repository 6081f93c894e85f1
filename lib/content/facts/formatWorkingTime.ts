import { languageTraits } from '@/lib/shared/i18n/languageTraits';
import type { Locale } from '@/lib/shared/i18n/locales';
import { memoizePerRequest } from '../messages/memoizePerRequest';
import { weekdays, workingTime } from './workingTime';

/** A Sunday. */
const SUNDAY = Date.UTC(2023, 0, 1);
const DAY = 86_400_000;

/** Made once: they take longer to make than a text to write. */
const getFormats = memoizePerRequest((locale: Locale) => {
  const { dateCode, isIdeographic } = languageTraits[locale];
  const weekday = isIdeographic ? 'short' : 'long';
  return {
    weekday: new Intl.DateTimeFormat(dateCode, { weekday, timeZone: 'UTC' }),
    hours: new Intl.NumberFormat(dateCode, { style: 'unit', unit: 'hour', unitDisplay: 'long' }),
  };
});

/** What texts in a language may ask for of the working time; nothing where it is not valid. */
export function formatWorkingTime(written: unknown, locale: Locale): [name: string, text: string][] {
  const { data } = workingTime.safeParse(written);
  if (!data) return [];
  const { time, prose } = languageTraits[locale];
  const { weekday, hours } = getFormats(locale);
  const dayOf = (name: (typeof weekdays)[number]) =>
    prose(weekday.format(SUNDAY + weekdays.indexOf(name) * DAY));
  return [
    ['firstDay', dayOf(data.firstDay)],
    ['lastDay', dayOf(data.lastDay)],
    ['opens', time(data.opens)],
    ['closes', time(data.closes)],
    ['openingHours', `${data.opens}-${data.closes}`],
    ['responseTime', prose(hours.format(Number(data.responseHours)))],
  ];
}
