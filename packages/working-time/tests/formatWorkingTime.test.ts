import {
  createOpeningHours,
  createWorkingTimePatterns,
  formatDeadline,
  formatWorkingTime,
  parseWorkingTime,
} from '..';

const workingTime = {
  firstDay: 'Tuesday',
  lastDay: 'Sunday',
  opens: '8:30',
  closes: '16:00',
  responseHours: '1',
} as const;

test.each([
  ['zh-CN', { firstDay: '周二', lastDay: '周日', opens: '8:30', closes: '16:00', responseTime: '1 小时' }],
  [
    'en-GB',
    { firstDay: 'Tuesday', lastDay: 'Sunday', opens: '8:30', closes: '16:00', responseTime: '1 hour' },
  ],
  [
    'vi-VN',
    { firstDay: 'thứ Ba', lastDay: 'Chủ Nhật', opens: '8:30', closes: '16:00', responseTime: '1 giờ' },
  ],
  [
    'de',
    { firstDay: 'Dienstag', lastDay: 'Sonntag', opens: '8:30', closes: '16:00', responseTime: '1 Stunde' },
  ],
])('formats a working time in %s', (languageTag, texts) => {
  const openingHours = `${texts.opens}–${texts.closes}`;
  expect(formatWorkingTime(workingTime, languageTag)).toEqual({ ...texts, openingHours });
});

test.each([
  ['zh-CN', { hour: '11:17', day: '11 月 24 日星期二' }],
  ['en-GB', { hour: '11:17', day: 'Tuesday 24 November' }],
  ['vi-VN', { hour: '11:17', day: 'thứ Ba ngày 24 tháng 11' }],
])('formats a deadline in %s', (languageTag, texts) => {
  const time = Date.parse('2026-11-24T04:17Z');
  expect(formatDeadline(time, languageTag, 'Asia/Ho_Chi_Minh')).toEqual(texts);
});

test.each([
  ['open Tuesday to Sunday', '{firstDay} and {lastDay}'],
  ['星期二至星期日上班', '{firstDay} and {lastDay}'],
  ['từ thứ Ba đến Chủ Nhật', '{firstDay} and {lastDay}'],
  ['8h30 – 16h', '{opens} and {closes}'],
  ['08:30-16:00', '{opens} and {closes}'],
  ['within 1 hour', '{responseTime}'],
  ['1个小时内', '{responseTime}'],
  ['trong vòng 1 giờ', '{responseTime}'],
  ['Monday to Friday, 18:30-16:00, within 11 hours', undefined],
])('finds the working time in "%s": %s', (text, placeholders) => {
  const patterns = createWorkingTimePatterns(workingTime, ['zh-CN', 'en-GB', 'vi-VN']);
  expect(patterns.find(({ pattern }) => text.search(pattern) >= 0)?.placeholders).toBe(placeholders);
});

test('creates opening hours for structured data', () => {
  expect(createOpeningHours(parseWorkingTime({ ...workingTime, firstDay: 'Saturday' }))).toEqual({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: ['Sunday', 'Saturday'],
    opens: '08:30',
    closes: '16:00',
  });
});
