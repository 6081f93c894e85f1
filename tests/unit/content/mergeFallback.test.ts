/** @jest-environment node */
import { mergeFallback } from '@/lib/content/messages/mergeFallback';

test.each([
  {
    what: 'a translation',
    fallback: { a: 'x' },
    translation: { a: 'y' },
    value: { a: 'y' },
    untranslated: [],
  },
  {
    what: 'a missing key',
    fallback: { a: 'x', b: 'z' },
    translation: { a: 'y' },
    value: { a: 'y', b: 'z' },
    untranslated: ['b'],
  },
  {
    what: 'a missing branch',
    fallback: { a: { b: 'x', c: 'z' } },
    translation: {},
    value: { a: { b: 'x', c: 'z' } },
    untranslated: ['a.b', 'a.c'],
  },
  {
    what: 'an undefined translation',
    fallback: { a: 'x' },
    translation: undefined,
    value: { a: 'x' },
    untranslated: ['a'],
  },
  { what: 'null', fallback: { a: 'x' }, translation: { a: null }, value: { a: 'x' }, untranslated: ['a'] },
  {
    what: 'an empty text',
    fallback: { a: 'x' },
    translation: { a: '' },
    value: { a: 'x' },
    untranslated: ['a'],
  },
  {
    what: 'entries in another order',
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
    what: 'a missing entry',
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
  { what: 'a list of texts', fallback: ['x', 'y'], translation: ['X'], value: ['X'], untranslated: [] },
])('merges $what', ({ fallback, translation, value, untranslated }) => {
  expect(mergeFallback(fallback, translation)).toEqual({ value, untranslated });
});
