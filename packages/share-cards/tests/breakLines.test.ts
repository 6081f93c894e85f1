import { breakLines } from '../layOutTitle';

/** Creates words in which every character has width 1. */
const createWords = (text: string) =>
  text.split(/(?<= )/).map((word) => ({ text: word, width: word.length, trimmedWidth: word.trim().length }));

test('keeps a short text on one line', () => {
  expect(breakLines(createWords('one two three'), 13)).toEqual(['one two three']);
});

test('balances line lengths', () => {
  expect(breakLines(createWords('aaaa bbbb cccc dd'), 14)).toEqual(['aaaa bbbb', 'cccc dd']);
});

test('prefers line breaks at clause boundaries', () => {
  expect(breakLines(createWords('one two: three four'), 12)).toEqual(['one two:', 'three four']);
});

test('puts an overlong word on a separate line', () => {
  expect(breakLines(createWords('a incomprehensibility b'), 8)).toEqual(['a', 'incomprehensibility', 'b']);
});

test('returns no lines for no words', () => {
  expect(breakLines([], 10)).toEqual([]);
});

test('does not end a line in a small word', () => {
  expect(breakLines(createWords('years of service'), 12)).toEqual(['years', 'of service']);
});
