/** @jest-environment node */
import { breakLines } from '@/lib/content/shareCards/breakLines';

/** Words whose letters are all one wide. */
const words = (text: string) =>
  text.split(/(?<= )/).map((word) => ({ text: word, width: word.length, trimmedWidth: word.trim().length }));

test('a text that fits stays on one line', () => {
  expect(breakLines(words('one two three'), 13)).toEqual(['one two three']);
});

test('the lines are even', () => {
  expect(breakLines(words('aaaa bbbb cccc dd'), 14)).toEqual(['aaaa bbbb', 'cccc dd']);
});

test('a line rather ends where a clause does', () => {
  expect(breakLines(words('one two: three four'), 12)).toEqual(['one two:', 'three four']);
});

test('a word wider than a line stands alone', () => {
  expect(breakLines(words('a incomprehensibility b'), 8)).toEqual(['a', 'incomprehensibility', 'b']);
});

test('there are no lines without words', () => {
  expect(breakLines([], 10)).toEqual([]);
});
