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

test.each([
  ['头九十天', '头九十天'],
  ['二〇二六年七月一日起企业', '二〇二六年七月一日起|企业'],
  ['2026年7月1日起企业', '2026年7月1日起|企业'],
  ['增值税法第5条规定', '增值|税法|第5条|规定'],
  ['最常见的12个问题', '最常见的|12个|问题'],
  ['从3个月缩短到5天', '从3个月|缩短到|5天'],
  ['A4纸打印95%的客户', 'A4纸|打印|95%的|客户'],
  ['用30分钟完成', '用30分钟|完成'],
  ['在38℃下用5G网络', '在38℃下|用5G|网络'],
  ['用ERP的数据', '用ERP的|数据'],
])('keeps numbers, units and particles together: %s', (text, words) => {
  expect(splitWords(text, 'zh').join('|')).toBe(words);
});

test.each([
  ['VietConnect 新功能', 'VietConnect |新功能'],
  ['每周短视频和电子发票', '每周短视频|和电子发票'],
])('keeps the start of a clause and phrases whole: %s', (text, words) => {
  expect(splitWords(text, 'zh', ['短视频', '电子发票']).join('|')).toBe(words);
});
