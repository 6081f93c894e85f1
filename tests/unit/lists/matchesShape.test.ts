import { matchesShape } from '@/lib/shared/matchesShape';

const shape = { id: 'string', size: 'number', note: 'string?', tags: [{ id: 'string' }] } as const;

test.each<{ what: string; value: unknown; isMatch: boolean }>([
  { what: 'a complete value', value: { id: 'a', size: 1, note: 'n', tags: [{ id: 't' }] }, isMatch: true },
  { what: 'a value without the optional field', value: { id: 'a', size: 1, tags: [] }, isMatch: true },
  { what: 'a value with an extra field', value: { id: 'a', size: 1, tags: [], extra: true }, isMatch: true },
  { what: 'a value with a missing field', value: { id: 'a', tags: [] }, isMatch: false },
  { what: 'a field of another type', value: { id: 1, size: 1, tags: [] }, isMatch: false },
  { what: 'an array of other items', value: { id: 'a', size: 1, tags: ['t'] }, isMatch: false },
  { what: 'an object instead of an array', value: { id: 'a', size: 1, tags: {} }, isMatch: false },
  { what: 'null', value: null, isMatch: false },
  { what: 'a string', value: '{}', isMatch: false },
])('matchesShape($what) is $isMatch', ({ value, isMatch }) => {
  expect(matchesShape(value, shape)).toBe(isMatch);
});
