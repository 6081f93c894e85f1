import { getNow, getToday } from '@/lib/content/getToday';

afterEach(() => {
  delete process.env.BUILD_DATE;
});

test.each([
  ['2027-02-01', '2027-02-01T23:59'],
  ['2027-02-01T09:00', '2027-02-01T09:00'],
])('BUILD_DATE=%s overrides the time', (date, expected) => {
  process.env.BUILD_DATE = date;
  expect(getNow()).toBe(expected);
});

test.each(['2027-02-30', '2027-02-01T24:00', '2027-02-01 09:00'])(
  'BUILD_DATE=%s is not a valid date',
  (date) => {
    process.env.BUILD_DATE = date;
    expect(getNow).toThrow(`BUILD_DATE="${date}" is not a valid date.`);
  },
);

test('returns the time in Vietnam', () => {
  jest.useFakeTimers({ now: new Date('2027-01-31T17:05:00Z') });
  expect([getNow(), getToday()]).toEqual(['2027-02-01T00:05', '2027-02-01']);
});
