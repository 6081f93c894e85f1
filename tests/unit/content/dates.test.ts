import { getToday } from '@/lib/content/getToday';
import { factsSchema } from '@/lib/content/messages/factsSchema';
import { formatDate } from '@/lib/i18n/formatDate';
import type { Locale } from '@/lib/i18n/locales';
import { formatClosure, formatWorkingTime, getClosures, parseWorkingTime } from '@/lib/i18n/workingTime';
import { formatDeadline, getReplyDeadline } from '@/server/enquiries/receipt';

test.each([
  ['zh', '2026 年 7 月 1 日'],
  ['en', '1 July 2026'],
  ['vi', '1 tháng 7 năm 2026'],
] as const)('formats a date in %s', (locale, expected) => {
  expect(formatDate('2026-07-01', locale)).toBe(expected);
});

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
  ['en', '1~January~2027', '4~–|~8~February~2027'],
  ['zh', '2027~年~1~月~1~日', '2027~年~2~月~4~日至~2~月~8~日'],
  ['vi', '1~tháng~1~năm~2027', '4~–|~8~tháng~2~năm~2027'],
])('formats closures in %s with the year once', (locale, day, range) => {
  const texts = [newYear, tet].map((closure) => formatClosure(closure, locale));
  expect(texts.map((text) => text.replace('\u2060', '|').replaceAll('\u00a0', '~'))).toEqual([day, range]);
});

test('formats a closure over the end of a year in Chinese with both years', () => {
  const closure = { from: '2026-12-31', through: '2027-01-01' };
  expect(formatClosure(closure, 'zh').replaceAll('\u00a0', '')).toBe('2026年12月31日至2027年1月1日');
});

/** Monday to Friday, 9:00–18:00. */
const weekdays = { days: [1, 2, 3, 4, 5], opens: 540, closes: 1080, responseHours: 2 };

test.each([
  ['2026-11-24T09:00+07:00', '2026-11-24T11:00+07:00', 'at the opening', {}],
  ['2026-11-24T10:17+07:00', '2026-11-24T12:17+07:00', 'in working time', {}],
  ['2026-11-24T16:00+07:00', '2026-11-24T18:00+07:00', 'two hours before the end', {}],
  ['2026-11-24T17:30+07:00', '2026-11-25T10:30+07:00', 'half an hour before the end', {}],
  ['2026-11-24T18:00+07:00', '2026-11-25T11:00+07:00', 'at the end', {}],
  ['2026-11-24T03:00+07:00', '2026-11-24T11:00+07:00', 'at night', {}],
  ['2026-11-27T17:00+07:00', '2026-11-30T10:00+07:00', 'on Friday afternoon', {}],
  ['2026-11-28T12:00+07:00', '2026-11-30T11:00+07:00', 'on Saturday', {}],
  ['2026-11-30T00:30+07:00', '2026-11-30T11:00+07:00', 'while it is still Sunday in UTC', {}],
  [
    '2026-11-28T12:00+07:00',
    '2026-11-28T14:00+07:00',
    'with a working Saturday',
    { days: [1, 2, 3, 4, 5, 6] },
  ],
  ['2026-11-24T17:30+07:00', '2026-11-25T09:00+07:00', 'with a working day of 7:30–18:00', { opens: 450 }],
  ['2026-11-24T17:00+07:00', '2026-11-26T17:00+07:00', 'with a limit of 18 hours', { responseHours: 18 }],
  ['2026-12-31T17:00+07:00', '2027-01-04T10:00+07:00', 'before a holiday', { holidays: ['2027-01-01'] }],
  ['2027-01-01T01:00+07:00', '2027-01-04T11:00+07:00', 'on a holiday', { holidays: ['2027-01-01'] }],
  ['2026-11-27T12:00+07:00', '2026-12-01T18:00+07:00', 'with a limit of 24 hours', { responseHours: 24 }],
])('sets the reply deadline of %s to %s (%s)', (received, expected, _, overrides) => {
  expect(new Date(getReplyDeadline(Date.parse(received), { ...weekdays, ...overrides }))).toEqual(
    new Date(expected),
  );
});

afterEach(() => {
  delete process.env.BUILD_DATE;
});

test('BUILD_DATE overrides the date', () => {
  process.env.BUILD_DATE = '2027-02-01';
  expect(getToday()).toBe('2027-02-01');
});

test.each(['2027-02-30', '2027-02-01T09:00'])('BUILD_DATE=%s is not a valid date', (date) => {
  process.env.BUILD_DATE = date;
  expect(getToday).toThrow(`BUILD_DATE="${date}" is not a valid date.`);
});

test('returns the date in Vietnam', () => {
  jest.useFakeTimers({ now: new Date('2027-01-31T17:05:00Z') });
  expect(getToday()).toBe('2027-02-01');
});
