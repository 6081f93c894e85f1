import { createSpecialOpeningHours, formatClosure, getClosures } from '../index';

const workingTime = {
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
  expect(getClosures(workingTime, today)).toEqual(closures);
});

test('six working days do not join a holiday after Saturday', () => {
  const days = [1, 2, 3, 4, 5, 6];
  expect(
    getClosures({ ...workingTime, days, holidays: ['2027-02-05', '2027-02-08'] }, '2027-01-01'),
  ).toHaveLength(2);
});

test.each([
  ['en-GB', '1~January', '4~February~– 8~February'],
  ['zh-CN', '1~月~1~日', '2~月~4~日~– 2~月~8~日'],
  ['vi-VN', '1~tháng~1', '4~tháng~2~– 8~tháng~2'],
])('formats closures in %s with dates that stay on one line', (languageTag, day, range) => {
  const texts = [newYear, tet].map((closure) => formatClosure(closure, languageTag));
  expect(texts.map((text) => text.replaceAll('\u00a0', '~'))).toEqual([day, range]);
});

test('structured data has no hours during a closure', () => {
  expect(createSpecialOpeningHours([tet])).toEqual([
    {
      '@type': 'OpeningHoursSpecification',
      opens: '00:00',
      closes: '00:00',
      validFrom: '2027-02-04',
      validThrough: '2027-02-08',
    },
  ]);
});
