import { formatWorkingTime } from '@/lib/content/facts/formatWorkingTime';
import { workingTime } from '@/lib/content/facts/workingTime';
import { locales } from '@/lib/shared/i18n/locales';

/** What stands between the two ends of a range. */
const BETWEEN = String.raw`\s?(?:[-–—~]|至|到|to|until|đến)\s?`;

/** The working time as texts have it by hand, in whatever language, each with the facts that belong in its place. */
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

/** 周一 is 星期一 as well. */
function dayPattern(day: string): string {
  return day.replace('周', '(?:周|星期)');
}

/** 9:00 is 09:00, 9.00, 9h00 and 9h as well. */
function timePattern(time: string): string {
  const [hours = '', minutes] = time.split(':');
  return `0?${Number(hours)}(?:[:：.h]${minutes}${minutes === '00' ? '|h' : ''})`;
}
