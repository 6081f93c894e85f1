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

test('keeps words of one character with the word that they belong to', () => {
  expect(splitWords('报价单在列表里', 'zh')).toEqual(['报价单', '在列表里']);
  expect(splitWords('看的是同一套数据', 'zh')[0]).toBe('看的是');
  expect(splitWords('客户的数据', 'zh')).toEqual(['客户的', '数据']);
});

test('never splits at a non-breaking space', () => {
  expect(splitWords('自 2026~年 7~月~1~日起'.replaceAll('~', '\u00a0'), 'zh')).toEqual([
    '自 ',
    '2026\u00a0年 ',
    '7\u00a0月\u00a01\u00a0日起',
  ]);
});

test('never splits between a numeral and its unit', () => {
  expect(splitWords('头九十天', 'zh').join('|')).not.toContain('十|天');
});
