import { getLocalTime } from '../index';

test.each([
  ['2027-02-01', '2027-02-01T23:59'],
  ['2027-02-01T09:00', '2027-02-01T09:00'],
])('%s overrides the time', (override, expected) => {
  expect(getLocalTime('Asia/Ho_Chi_Minh', override)).toBe(expected);
});

test.each(['2027-02-30', '2027-02-01T24:00', '2027-02-01 09:00'])('%s is not a valid date', (override) => {
  expect(() => getLocalTime('Asia/Ho_Chi_Minh', override)).toThrow(`"${override}" is not a valid date.`);
});

test('returns the time of the time zone', () => {
  jest.useFakeTimers({ now: new Date('2027-01-31T17:05:00Z') });
  expect(getLocalTime('Asia/Ho_Chi_Minh')).toBe('2027-02-01T00:05');
});
