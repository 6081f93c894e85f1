import { formatWorkingTime } from '@/lib/content/facts/formatWorkingTime';
import { workingTime } from '@/lib/content/facts/workingTime';
import { locales } from '@/lib/shared/i18n/locales';

/** The separator between the two ends of a range. */
const BETWEEN = String.raw`\s?(?:[-–—~]|至|到|to|until|đến)\s?`;

/** Creates patterns that match hard-coded working times in any locale, each with the placeholders to use instead. */
export function createWorkingTimePatterns(written: unknown): { pattern: RegExp; places: string }[] {
  const { data } = workingTime.safeParse(written);
  if (!data) return [];
  const { opens, closes, responseHours } = data;
  const days = locales.map((locale) => {
    const { firstDay = '', lastDay = '' } = Object.fromEntries(formatWorkingTime(written, locale));
    return dayPattern(firstDay) + BETWEEN + dayPattern(lastDay);
  });
  const answer = String.raw`(?:within|trong(?: vòng)?)\s${responseHours}\s(?:hours?|giờ)|${responseHours}\s?(?:个)?小时之?内`;
  return [
    { pattern: toPattern(days.join('|')), places: '{firstDay} and {lastDay}' },
    {
      pattern: toPattern(timePattern(opens) + BETWEEN + timePattern(closes)),
      places: '{opens} and {closes}',
    },
    { pattern: toPattern(answer), places: '{responseTime}' },
  ];
}

function toPattern(source: string): RegExp {
  return new RegExp(`(?<!\\d)(?:${source})(?!\\d)`, 'gi');
}

/** Matches both 周一 and 星期一. */
function dayPattern(day: string): string {
  return day.replace('周', '(?:周|星期)');
}

/** Matches 9:00, 09:00, 9.00, 9h00 and 9h. */
function timePattern(time: string): string {
  const [hours = '', minutes] = time.split(':');
  return `0?${Number(hours)}(?:[:：.h]${minutes}${minutes === '00' ? '|h' : ''})`;
}
