import { getSentenceFormat } from './getSentenceFormat';

/** Formats the hour and the day of a time (ms since 1970) for use within a sentence in a language (BCP 47 tag). */
export function formatDeadline(
  time: number,
  languageTag: string,
  timeZone: string,
): { hour: string; day: string } {
  const { adaptText } = getSentenceFormat(languageTag);
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(languageTag, { ...options, timeZone }).format(time);
  return {
    hour: format({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
    day: adaptText(format({ weekday: 'long', day: 'numeric', month: 'long' })),
  };
}
