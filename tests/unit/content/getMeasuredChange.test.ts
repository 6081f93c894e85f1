/** @jest-environment node */
import { getMeasuredChange } from '@/lib/content/lists/getMeasuredChange';

test.each([
  { what: 'less of something', before: 72, after: 10, unit: 'days', change: '−86%' },
  { what: 'more of it', before: 60, after: 84, unit: 'trucks', change: '+40%' },
  { what: 'many times as much', before: 6, after: 40, unit: 'videos', change: '×6.67' },
  { what: 'a share that falls', before: 2.4, after: 0.4, unit: '%', change: '−2points' },
  { what: 'a share that rises', before: 58, after: 71, unit: '%', change: '+13points' },
])('$what is told as $change', ({ before, after, unit, change }) => {
  const { sign, size, unit: counted } = getMeasuredChange({ before, after, unit });
  expect(`${sign}${Number(size.toFixed(2))}${counted}`).toBe(change);
});
