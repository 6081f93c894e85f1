import { containsAllWords } from '@/lib/browser/lists/containsAllWords';

test.each([
  ['Hàng tồn kho', 'ton kho', true],
  ['Đơn hàng', '\u00D0ơn ha\u0300ng', true],
  ['ERP 24', 'ｅｒｐ　２４', true],
  ['ware\u00ADhouse', 'Warehouse', true],
  ['\u2F42件', '文件', true],
  ['Straße', 'strasse', true],
  ['Hàng tồn kho', 'kho lạnh', false],
  ['Hàng tồn kho', '\u200B ', true],
])('"%s" contains "%s": %s', (text, query, expected) => {
  expect(containsAllWords(text, query)).toBe(expected);
});
