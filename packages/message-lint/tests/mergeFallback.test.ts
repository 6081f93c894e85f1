import { mergeFallback } from 'message-lint/files';

test.each([
  {
    description: 'a translation',
    fallback: { a: 'x' },
    translation: { a: 'y' },
    value: { a: 'y' },
    untranslated: [],
  },
  {
    description: 'a missing key',
    fallback: { a: 'x', b: 'z' },
    translation: { a: 'y' },
    value: { a: 'y', b: 'z' },
    untranslated: ['b'],
  },
  {
    description: 'a missing branch',
    fallback: { a: { b: 'x', c: 'z' } },
    translation: {},
    value: { a: { b: 'x', c: 'z' } },
    untranslated: ['a.b', 'a.c'],
  },
  {
    description: 'an undefined translation',
    fallback: { a: 'x' },
    translation: undefined,
    value: { a: 'x' },
    untranslated: ['a'],
  },
  {
    description: 'null',
    fallback: { a: 'x' },
    translation: { a: null },
    value: { a: 'x' },
    untranslated: ['a'],
  },
  {
    description: 'an empty text',
    fallback: { a: 'x' },
    translation: { a: '' },
    value: { a: 'x' },
    untranslated: ['a'],
  },
  {
    description: 'entries in another order',
    fallback: [
      { id: 'one', t: 'x' },
      { id: 'two', t: 'y' },
    ],
    translation: [
      { id: 'two', t: 'Y' },
      { id: 'one', t: 'X' },
    ],
    value: [
      { id: 'one', t: 'X' },
      { id: 'two', t: 'Y' },
    ],
    untranslated: [],
  },
  {
    description: 'a missing entry',
    fallback: [
      { id: 'one', t: 'x' },
      { id: 'two', t: 'y' },
    ],
    translation: [{ id: 'one', t: 'X' }],
    value: [
      { id: 'one', t: 'X' },
      { id: 'two', t: 'y' },
    ],
    untranslated: ['two.id', 'two.t'],
  },
  {
    description: 'a list of texts',
    fallback: ['x', 'y'],
    translation: ['X'],
    value: ['X'],
    untranslated: [],
  },
])('merges $description', ({ fallback, translation, value, untranslated }) => {
  expect(mergeFallback(fallback, translation)).toEqual({ value, untranslated });
});
