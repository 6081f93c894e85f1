import type { Closure } from './getClosures';
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

/** Creates the nodes of structured data (schema.org) for closures: no hours, from the first to the last day. */
export function createSpecialOpeningHours(closures: Closure[]) {
  return closures.map(({ from, through }) => ({
    '@type': 'OpeningHoursSpecification' as const,
    opens: '00:00',
    closes: '00:00',
    validFrom: from,
    validThrough: through,
  }));
}

function formatTime(minutes: number): string {
  return new Date(minutes * 60_000).toISOString().slice(11, 16);
}
