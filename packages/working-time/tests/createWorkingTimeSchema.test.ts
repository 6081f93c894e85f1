import { createWorkingTimeSchema, parseWorkingTime } from '..';

const schema = createWorkingTimeSchema({ time: {}, responseHours: {}, holidays: {} });

const workingTime = {
  firstDay: 'Monday',
  lastDay: 'Friday',
  opens: '9:00',
  closes: '17:30',
  responseHours: '2',
  holidays: ['2027-01-01'],
};

test('parses days, minutes and hours', () => {
  expect(parseWorkingTime(schema.parse(workingTime))).toEqual({
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
  expect(schema.safeParse({ ...workingTime, ...overrides }).error?.issues).toMatchObject([
    { path: expect.arrayContaining([Object.keys(overrides)[0]]) },
  ]);
});
