import type { WorkingTime } from './WorkingTime';
import { weekdays } from './weekdays';

/** Creates a node of structured data (schema.org) with the opening hours. */
export function createOpeningHours({ days, opens, closes }: WorkingTime) {
  return {
    '@type': 'OpeningHoursSpecification' as const,
    dayOfWeek: weekdays.filter((_, day) => days.includes(day)),
    opens: formatTime(opens),
    closes: formatTime(closes),
  };
}

function formatTime(minutes: number): string {
  return new Date(minutes * 60_000).toISOString().slice(11, 16);
}
