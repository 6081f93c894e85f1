import { addNonBreakingSpaces, createPhraseJoiner, removeNonBreakingSpaces } from '../nonBreakingSpaces';

/** `~` represents a non-breaking space. */
test.each([
  ['a place', 'nhà máy ở Bắc Ninh và TP. Hồ Chí Minh', 'nhà máy ở Bắc~Ninh và TP.~Hồ~Chí~Minh'],
  [
    'a number with its unit in Chinese',
    '河内一家贸易商：4 小时报出落地成本价',
    '河内一家贸易商：4~小时报出落地成本价',
  ],
  ['a number with its unit in English', 'within 2 hours, from 9 to 18', 'within 2~hours, from 9 to 18'],
  ['a date', 'từ ngày 2 tháng 3 năm 2026', 'từ ngày~2~tháng~3~năm~2026'],
  ['a whole date in Chinese', '至 2026 年 12 月 31 日', '至 2026~年~12~月~31~日'],
  ['an ordinal number in Chinese', '顺利时，第 8 周末上线', '顺利时，第~8~周末上线'],
  ['a number between Chinese words', '和第 91/2026 号通知', '和第~91/2026~号通知'],
  ['the number of a law', 'theo Nghị định 254/2026/NĐ-CP', 'theo Nghị định~254/2026/NĐ-CP'],
  ['a short calculation', 'mỗi tháng 420 × 4 = 1.680 dòng', 'mỗi tháng~420~×~4~=~1.680~dòng'],
  ['a production line', 'line 2 has been sewing', 'line~2 has been sewing'],
  ['an amount', 'a payable of CNY 3,050,000', 'a payable of CNY~3,050,000'],
  ['a phone number', '电话 +84 28 0000 0123', '电话 +84~28~0000~0123'],
  ['a dot with the word before it', 'Trung · báo giá', 'Trung~· báo giá'],
  ['a dash with the word before it', 'Trung – Việt', 'Trung~– Việt'],
])('%s stays on one line', (_, text, expected) => {
  expect(addNonBreakingSpaces(text)).toBe(expected.replaceAll('~', '\u00a0'));
});

test.each(['9:00–18:00', '9h00–18h00', '8–12', '6%–12%'])('the range %s stays on one line', (text) => {
  const result = addNonBreakingSpaces(`Mon ${text}`);
  expect(result).toBe(`Mon ${text.replace('–', '–\u2060')}`);
  expect(removeNonBreakingSpaces(result)).toBe(`Mon ${text}`);
});

test('a long calculation may break before an operator', () => {
  const result = addNonBreakingSpaces('1.200.000 × 40 + 15.000.000 = 63.000.000');
  expect(result.split(' ')).toEqual(['1.200.000', '×\u00a040', '+\u00a015.000.000', '=\u00a063.000.000']);
});

test.each(['Hai Phongs', 'in 2026 and later', 'A-12–A-14'])('%s is unchanged', (text) => {
  expect(addNonBreakingSpaces(text)).toBe(text);
});

test.each([
  ['in any case', 'Quyết toán hải quan', 'Quyết~toán hải~quan'],
  ['if a shorter phrase is a part of it', 'nhà cung cấp', 'nhà~cung~cấp'],
  ['between Chinese characters', '选云 ERP：六项', '选云~ERP：六项'],
  ['but not as a part of a longer word', 'hải quang', 'hải quang'],
])('a phrase stays on one line %s', (_, text, expected) => {
  const joinPhrases = createPhraseJoiner(['quyết toán', 'hải quan', 'cung cấp', 'nhà cung cấp', '云 ERP']);
  expect(joinPhrases(text)).toBe(expected.replaceAll('~', '\u00a0'));
});

test.each([
  ['10 nhà cung cấp', '10 nhà~cung~cấp'],
  ['8 Ho Chi Minh City', '8 Ho~Chi~Minh~City'],
  ['10 cung cấp', '10~cung~cấp'],
])('a line may break before a long unit of several words: %s', (text, expected) => {
  const joinPhrases = createPhraseJoiner(['cung cấp', 'nhà cung cấp']);
  expect(addNonBreakingSpaces(joinPhrases(text))).toBe(expected.replaceAll('~', '\u00a0'));
});

test('restores plain spaces', () => {
  expect(removeNonBreakingSpaces('从\u00a0Bắc\u00a0Ninh 出发')).toBe('从 Bắc Ninh 出发');
});
