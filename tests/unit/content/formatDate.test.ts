import { formatDate } from '@/lib/i18n/formatDate';

test.each([
  ['zh', '2026 年 7 月 1 日'],
  ['en', '1 July 2026'],
  ['vi', '1 tháng 7 năm 2026'],
] as const)('formats a date in %s', (locale, expected) => {
  expect(formatDate('2026-07-01', locale)).toBe(expected);
});
