import { splitWords } from '../splitWords';

test.each([
  ['en', 'E-invoices & “returns”: first days', ['E-invoices ', '& ', '“returns”: ', 'first ', 'days']],
  ['vi', 'Tiếng Việt: 40+ ngôn ngữ', ['Tiếng ', 'Việt: ', '40+ ', 'ngôn ', 'ngữ']],
] as const)('splits %s only after spaces', (locale, text, words) => {
  expect(splitWords(text, locale)).toEqual(words);
});

test('splits Chinese between words', () => {
  expect(splitWords('客户案例', 'zh')).toEqual(['客户', '案例']);
});

test.each(['，', '。', '：', '、', '）', '》', '”', '！'])('never splits before %s', (mark) => {
  expect(splitWords(`云平台${mark}服务`, 'zh').some((word) => word.startsWith(mark))).toBe(false);
});

test.each(['（', '《', '“'])('never splits after %s', (mark) => {
  expect(splitWords(`云平台${mark}服务`, 'zh').some((word) => word.trim().endsWith(mark))).toBe(false);
});

test('never splits between a numeral and its unit', () => {
  expect(splitWords('头九十天', 'zh').join('|')).not.toContain('十|天');
});
