import { factsSchema } from '@/lib/content/messages/factsSchema';
import type { Locale } from '@/lib/i18n/locales';
import { formatClosure, formatWorkingTime, getClosures, parseWorkingTime } from '@/lib/i18n/workingTime';
import { formatDeadline } from '@/server/enquiries/receipt';

const schema = factsSchema.shape.workingTime;

const writtenTime = {
  firstDay: 'Monday',
  lastDay: 'Friday',
  opens: '9:00',
  closes: '17:30',
  responseHours: '2',
  holidays: ['2027-01-01'],
};

test('parses days, minutes and hours', () => {
  expect(parseWorkingTime(schema.parse(writtenTime))).toEqual({
    days: [1, 2, 3, 4, 5],
    opens: 540,
    closes: 1050,
    responseHours: 2,
    holidays: ['2027-01-01'],
  });
});

test.each([
  ['an unknown day', { firstDay: 'Mo' }],
  ['a time without minutes', { opens: '9' }],
  ['a time of the next day', { closes: '24:00' }],
  ['a closing time before the opening time', { closes: '8:00' }],
  ['no response time', { responseHours: '0' }],
  ['a holiday that does not exist', { holidays: ['2027-02-30'] }],
])('rejects %s', (_, overrides) => {
  expect(schema.safeParse({ ...writtenTime, ...overrides }).error?.issues).toMatchObject([
    { path: expect.arrayContaining([Object.keys(overrides)[0]]) },
  ]);
});

const workingTime = {
  firstDay: 'Tuesday',
  lastDay: 'Sunday',
  opens: '8:30',
  closes: '16:00',
  responseHours: '1',
} as const;

test.each<[Locale, Record<string, string>]>([
  ['zh', { firstDay: '周二', lastDay: '周日', opens: '8:30', closes: '16:00', responseTime: '1 小时' }],
  ['en', { firstDay: 'Tuesday', lastDay: 'Sunday', opens: '8:30', closes: '16:00', responseTime: '1 hour' }],
  ['vi', { firstDay: 'thứ Ba', lastDay: 'Chủ Nhật', opens: '8:30', closes: '16:00', responseTime: '1 giờ' }],
])('formats a working time in %s', (locale, texts) => {
  const openingHours = `${texts.opens}–${texts.closes}`;
  expect(formatWorkingTime(workingTime, locale)).toEqual({ ...texts, openingHours });
});

test.each<[Locale, Record<string, string>]>([
  ['zh', { hour: '11:17', day: '11 月 24 日星期二' }],
  ['en', { hour: '11:17', day: 'Tuesday 24 November' }],
  ['vi', { hour: '11:17', day: 'thứ Ba ngày 24 tháng 11' }],
])('formats a deadline in %s', (locale, texts) => {
  const time = Date.parse('2026-11-24T04:17Z');
  expect(formatDeadline(time, locale)).toEqual(texts);
});

const officeHours = {
  days: [1, 2, 3, 4, 5],
  opens: 540,
  closes: 1080,
  responseHours: 2,
  // Thursday and Friday, and the Monday after the weekend.
  holidays: ['2027-01-01', '2027-02-05', '2027-02-04', '2027-02-08', '2027-04-16'],
};
const newYear = { from: '2027-01-01', through: '2027-01-01' };
const tet = { from: '2027-02-04', through: '2027-02-08' };
const spring = { from: '2027-04-16', through: '2027-04-16' };

test.each([
  ['2026-11-26', [newYear, tet, spring]],
  ['2027-01-01', [newYear, tet, spring]],
  ['2027-02-08', [tet, spring]],
  ['2027-04-17', []],
])('the closures from %s on are %j', (today, closures) => {
  expect(getClosures(officeHours, today)).toEqual(closures);
});

test('six working days do not join a holiday after Saturday', () => {
  const days = [1, 2, 3, 4, 5, 6];
  expect(
    getClosures({ ...officeHours, days, holidays: ['2027-02-05', '2027-02-08'] }, '2027-01-01'),
  ).toHaveLength(2);
});

test.each<[Locale, string, string]>([
  ['en', '1~January~2027', '4~February~2027~– 8~February~2027'],
  ['zh', '2027~年~1~月~1~日', '2027~年~2~月~4~日~– 2027~年~2~月~8~日'],
  ['vi', '1~tháng~1~năm~2027', '4~tháng~2~năm~2027~– 8~tháng~2~năm~2027'],
])('formats closures in %s with dates that stay on one line', (locale, day, range) => {
  const texts = [newYear, tet].map((closure) => formatClosure(closure, locale));
  expect(texts.map((text) => text.replaceAll('\u00a0', '~'))).toEqual([day, range]);
});
