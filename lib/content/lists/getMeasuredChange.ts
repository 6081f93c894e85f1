/** A measured change as one number: `−` 86 `%`, `+` 13 `points`, or `×` 6.7 with no unit. */
export type MeasuredChange = { sign: '−' | '+' | '×'; size: number; unit: '%' | 'points' | '' };

/**
 * How far a measure has moved. Shares are compared in percentage points; everything else in percent of what it was, and
 * what has at least doubled as a multiple.
 */
export function getMeasuredChange({
  before,
  after,
  unit,
}: {
  before: number;
  after: number;
  unit: string;
}): MeasuredChange {
  const sign = after < before ? '−' : '+';
  const moved = Math.abs(after - before);
  if (unit === '%') return { sign, size: moved, unit: 'points' };
  if (after >= 2 * before) return { sign: '×', size: after / before, unit: '' };
  return { sign, size: Math.round((moved / before) * 100), unit: '%' };
}
