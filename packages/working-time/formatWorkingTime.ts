import type { WorkingTimeText } from './createWorkingTimeSchema';
import { getSentenceFormat } from './getSentenceFormat';
import { type Weekday, weekdays } from './weekdays';

/** An arbitrary Sunday (ms since 1970), used to format weekday names. */
const SUNDAY_MS = Date.UTC(2023, 0, 1);
const DAY_MS = 86_400_000;

/** Formats each part of a working time for use within a sentence in a language (BCP 47 tag). */
export function formatWorkingTime(
  { firstDay, lastDay, opens, closes, responseHours }: WorkingTimeText,
  languageTag: string,
) {
  const { weekday, adaptText } = getSentenceFormat(languageTag);
  const dayFormat = new Intl.DateTimeFormat(languageTag, { weekday, timeZone: 'UTC' });
  const hourFormat = new Intl.NumberFormat(languageTag, { style: 'unit', unit: 'hour', unitDisplay: 'long' });
  const formatDay = (day: Weekday) => adaptText(dayFormat.format(SUNDAY_MS + weekdays.indexOf(day) * DAY_MS));
  return {
    firstDay: formatDay(firstDay),
    lastDay: formatDay(lastDay),
    opens,
    closes,
    openingHours: `${opens}–${closes}`,
    responseTime: adaptText(hourFormat.format(Number(responseHours))),
  };
}
