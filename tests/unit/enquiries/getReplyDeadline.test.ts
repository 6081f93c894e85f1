import { getReplyDeadline } from '@/server/enquiries/receipt';

/** Monday to Friday, 9:00–18:00. */
const workingTime = { days: [1, 2, 3, 4, 5], opens: 540, closes: 1080, responseHours: 2 };

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
  expect(new Date(getReplyDeadline(Date.parse(received), { ...workingTime, ...overrides }))).toEqual(
    new Date(expected),
  );
});
