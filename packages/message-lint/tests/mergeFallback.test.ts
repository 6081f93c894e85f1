import { mergeFallback } from 'message-lint/files';

test.each<[string, unknown, unknown, unknown, string[]]>([
  ['a translation', { a: 'x' }, { a: 'y' }, { a: 'y' }, []],
  ['a missing key', { a: 'x', b: 'z' }, { a: 'y' }, { a: 'y', b: 'z' }, ['b']],
  ['a missing branch', { a: { b: 'x', c: 'z' } }, {}, { a: { b: 'x', c: 'z' } }, ['a.b', 'a.c']],
  ['an undefined translation', { a: 'x' }, undefined, { a: 'x' }, ['a']],
  ['null', { a: 'x' }, { a: null }, { a: 'x' }, ['a']],
  ['an empty text', { a: 'x' }, { a: '' }, { a: 'x' }, ['a']],
  ['a list of texts', ['x', 'y'], ['X'], ['X'], []],
  ['entries in another order', list('x', 'y'), list('X', 'Y').toReversed(), list('X', 'Y'), []],
  ['a missing entry', list('x', 'y'), list('X'), list('X', 'y'), ['two.id', 'two.t']],
])('merges %s', (_, fallback, translation, value, untranslated) => {
  expect(mergeFallback(fallback, translation)).toEqual({ value, untranslated });
});

function list(...texts: string[]) {
  return texts.map((t, index) => ({ id: ['one', 'two'][index], t }));
}
