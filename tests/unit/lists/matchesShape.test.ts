import { matchesShape } from '@/lib/browser/lists/matchesShape';

const shape = { id: 'string', size: 'number', note: 'string?', tags: [{ id: 'string' }] } as const;

test.each<{ condition: string; value: unknown; isMatch: boolean }>([
  {
    condition: 'a complete value',
    value: { id: 'a', size: 1, note: 'n', tags: [{ id: 't' }] },
    isMatch: true,
  },
  { condition: 'a value without the optional field', value: { id: 'a', size: 1, tags: [] }, isMatch: true },
  {
    condition: 'a value with an extra field',
    value: { id: 'a', size: 1, tags: [], extra: true },
    isMatch: true,
  },
  { condition: 'a value with a missing field', value: { id: 'a', tags: [] }, isMatch: false },
  { condition: 'a field of another type', value: { id: 1, size: 1, tags: [] }, isMatch: false },
  { condition: 'an array of other items', value: { id: 'a', size: 1, tags: ['t'] }, isMatch: false },
  { condition: 'an object instead of an array', value: { id: 'a', size: 1, tags: {} }, isMatch: false },
  { condition: 'null', value: null, isMatch: false },
  { condition: 'a string', value: '{}', isMatch: false },
])('matchesShape($condition) is $isMatch', ({ value, isMatch }) => {
  expect(matchesShape(value, shape)).toBe(isMatch);
});
