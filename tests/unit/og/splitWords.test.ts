/** @jest-environment node */
import { splitWords } from '@/lib/content/shareCards/splitWords';

test.each([
  ['en', 'E-invoices & “returns”: first days', ['E-invoices ', '& ', '“returns”: ', 'first ', 'days']],
  ['vi', 'Tiếng Việt: 40+ ngôn ngữ', ['Tiếng ', 'Việt: ', '40+ ', 'ngôn ', 'ngữ']],
] as const)('in %s a line may end at spaces only', (locale, text, words) => {
  expect(splitWords(text, locale)).toEqual(words);
});

test('in Chinese it may end between words', () => {
  expect(splitWords('客户案例', 'zh')).toEqual(['客户', '案例']);
});

test.each(['，', '。', '：', '、', '）', '》', '”', '！'])('no Chinese line begins with %s', (mark) => {
  expect(splitWords(`云平台${mark}服务`, 'zh').some((word) => word.startsWith(mark))).toBe(false);
});

test.each(['（', '《', '“'])('no Chinese line ends with %s', (mark) => {
  expect(splitWords(`云平台${mark}服务`, 'zh').some((word) => word.trim().endsWith(mark))).toBe(false);
});

test('a numeral keeps what it counts', () => {
  expect(splitWords('头九十天', 'zh').join('|')).not.toContain('十|天');
});
