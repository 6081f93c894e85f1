/** @jest-environment node */

import { excerptOf } from '@/lib/browser/search/excerptOf';
import { markText } from '@/lib/browser/search/markText';
import { parseQuery } from '@/lib/browser/search/parseQuery';
import type { Locale } from '@/lib/shared/i18n/locales';

/** A text with the marked places in square brackets. */
function marked(text: string, query: string, locale: Locale) {
  return markText(text, parseQuery(query, locale))
    .map((segment) => (segment.marked ? `[${segment.text}]` : segment.text))
    .join('');
}

test.each<{ locale: Locale; query: string; text: string; expected: string }>([
  {
    locale: 'en',
    query: 'invoice',
    text: 'Two invoices, one Invoice',
    expected: 'Two [invoices], one [Invoice]',
  },
  { locale: 'en', query: 'inv', text: 'An invoice', expected: 'An [inv]oice' },
  { locale: 'en', query: 'stock er', text: 'Stock in the ERP', expected: '[Stock] in the [ER]P' },
  { locale: 'vi', query: 'ton kho', text: 'Tồn kho, tốn công', expected: '[Tồn] [kho], [tốn] công' },
  { locale: 'vi', query: 'tồn', text: 'Tồn kho, tốn công', expected: '[Tồn] kho, tốn công' },
  { locale: 'vi', query: 'tòn', text: 'Tồn kho', expected: '[Tồn] kho' },
  { locale: 'vi', query: 'd', text: 'Đơn hàng', expected: '[Đ]ơn hàng' },
  { locale: 'zh', query: '库存', text: '库存准确率与库存', expected: '[库存]准确率与[库存]' },
  { locale: 'zh', query: '准确库存', text: '库存准确率', expected: '[库存准确]率' },
  { locale: 'zh', query: 'erp 系统', text: '云 ERP 系统', expected: '云 [ERP] [系统]' },
  { locale: 'en', query: '<b>', text: 'a <b> c', expected: 'a <[b]> c' },
  { locale: 'en', query: 'zebra', text: 'No such animal', expected: 'No such animal' },
])('"$query" marks $expected', ({ locale, query, text, expected }) => {
  expect(marked(text, query, locale)).toBe(expected);
});

test('an excerpt shows where the words stand together, cut at words', () => {
  const filler = 'words that nobody looks for '.repeat(20);
  const text = `A hóa at the start. ${filler}Đây là hóa đơn điện tử của bạn. ${filler}`;
  const excerpt = excerptOf(text, parseQuery('hoa don', 'vi'));
  expect(excerpt).toMatch(/^…\S.*Đây là hóa đơn điện tử.*\S…$/);
  expect(excerpt?.length).toBeLessThan(220);
});

test('a short text is its own excerpt, and one without a match has none', () => {
  expect(excerptOf('Kho và kệ', parseQuery('kho', 'vi'))).toBe('Kho và kệ');
  expect(excerptOf('Kho và kệ', parseQuery('xe', 'vi'))).toBeUndefined();
});
