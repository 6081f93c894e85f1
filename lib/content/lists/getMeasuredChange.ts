/** A measured change as one number: `−` 86 `%`, `+` 13 `points`, or `×` 6.7 with no unit. */
type MeasuredChange = { sign: '−' | '+' | '×'; size: number; unit: '%' | 'points' | '' };

type Measure = { before: number; after: number; unit: string };

/**
 * Returns the change between two measurements: percentages in percentage points, other values as a percentage of the
 * initial value, or as a multiple if the value has at least doubled.
 */
export function getMeasuredChange({ before, after, unit }: Measure): MeasuredChange {
  const sign = after < before ? '−' : '+';
  const difference = Math.abs(after - before);
  if (unit === '%') return { sign, size: difference, unit: 'points' };
  if (after >= 2 * before) return { sign: '×', size: after / before, unit: '' };
  return { sign, size: Math.round((difference / before) * 100), unit: '%' };
}
