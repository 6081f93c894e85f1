import { formatWorkingTime, type WorkingTimeText } from '@/lib/shared/workingTime';

/** The separator between the two ends of a range. */
const RANGE_SEPARATOR = String.raw`\s?(?:[-–—~]|至|到|to|until|đến)\s?`;

/**
 * Creates patterns that match a working time written out in one of the languages (BCP 47 tags), each with the
 * placeholders to use instead.
 */
export function createWorkingTimePatterns(
  workingTime: WorkingTimeText,
  languageTags: readonly string[],
): { pattern: RegExp; placeholders: string }[] {
  const { opens, closes, responseHours } = workingTime;
  const days = languageTags.map((languageTag) => {
    const { firstDay, lastDay } = formatWorkingTime(workingTime, languageTag);
    return createDayPattern(firstDay) + RANGE_SEPARATOR + createDayPattern(lastDay);
  });
  const responseTime = String.raw`(?:within|trong(?: vòng)?)\s${responseHours}\s(?:hours?|giờ)|${responseHours}\s?(?:个)?小时之?内`;
  return [
    { pattern: createPattern(days.join('|')), placeholders: '{firstDay} and {lastDay}' },
    {
      pattern: createPattern(createTimePattern(opens) + RANGE_SEPARATOR + createTimePattern(closes)),
      placeholders: '{opens} and {closes}',
    },
    { pattern: createPattern(responseTime), placeholders: '{responseTime}' },
  ];
}

function createPattern(source: string): RegExp {
  return new RegExp(`(?<!\\d)(?:${source})(?!\\d)`, 'gi');
}

/** Matches both 周一 and 星期一. */
function createDayPattern(day: string): string {
  return day.replace('周', '(?:周|星期)');
}

/** Matches 9:00, 09:00, 9.00, 9h00 and 9h. */
function createTimePattern(time: string): string {
  const [hours = '', minutes] = time.split(':');
  return `0?${Number(hours)}(?:[:：.h]${minutes}${minutes === '00' ? '|h' : ''})`;
}
