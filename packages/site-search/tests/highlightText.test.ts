import { getExcerpt } from '../client/getExcerpt';
import { highlightText } from '../client/highlightText';
import { parseQuery } from '../client/parseQuery';
import { parseVariants } from '../text/normalizeText';

/** Returns the text with marked ranges in square brackets. */
function markWithBrackets(text: string, query: string, locale: string) {
  return highlightText(text, parseQuery(query, locale))
    .map((segment) => (segment.isMarked ? `[${segment.text}]` : segment.text))
    .join('');
}

test.each<{ locale: string; query: string; text: string; expected: string }>([
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
  { locale: 'vi', query: 'đơn', text: '\u00D0ơn h\u00E0ng', expected: '[\u00D0ơn] h\u00E0ng' },
  { locale: 'vi', query: '\u00D0ơn', text: 'hóa đơn', expected: 'hóa [đơn]' },
  {
    locale: 'vi',
    query: 'tồn kho',
    text: 'Hàng tồn kho'.normalize('NFD'),
    expected: 'Hàng [tồn] [kho]'.normalize('NFD'),
  },
  { locale: 'en', query: 'ｅｒｐ', text: 'An ERP', expected: 'An [ERP]' },
  { locale: 'en', query: 'erp 24', text: 'ＥＲＰ　２４', expected: '[ＥＲＰ]　[２４]' },
  {
    locale: 'en',
    query: 'warehouse',
    text: 'A ware\u00ADhouse\u200B here',
    expected: 'A [ware\u00ADhouse\u200B] here',
  },
  { locale: 'en', query: 'office', text: 'the o\uFB03ce', expected: 'the [o\uFB03ce]' },
  { locale: 'en', query: 'of', text: 'the o\uFB03ce', expected: 'the [o\uFB03]ce' },
  { locale: 'en', query: 'strass', text: 'Straße 5', expected: '[Straße] 5' },
  { locale: 'en', query: 'half', text: '½ … ㎡ half', expected: '½ … ㎡ [half]' },
  { locale: 'zh', query: '文件', text: '№ 5：\u2F42件', expected: '№ 5：[\u2F42件]' },
  { locale: 'zh', query: '\u2F42件', text: '…文件…', expected: '…[文件]…' },
  { locale: 'zh', query: '库存', text: '库\u200B存准确率', expected: '[库\u200B存]准确率' },
  { locale: 'en', query: '<b>', text: 'a <b> c', expected: 'a <[b]> c' },
  { locale: 'en', query: 'zebra', text: 'No such animal', expected: 'No such animal' },
])('the query "$query" marks $expected', ({ locale, query, text, expected }) => {
  expect(markWithBrackets(text, query, locale)).toBe(expected);
});

test('a query in traditional characters marks simplified and traditional characters', () => {
  const variants = parseVariants('庫库門门');
  const words = parseQuery('庫存 門', 'zh', variants);
  const segments = highlightText('库存、庫存、门', words, variants);
  expect(segments.filter(({ isMarked }) => isMarked).map(({ text }) => text)).toEqual(['库存', '庫存', '门']);
  expect(getExcerpt('…庫存…', words, variants)).toBe('…庫存…');
});

test('returns the passage with the most query words, cut between words', () => {
  const filler = 'words that do not match here '.repeat(20);
  const text = `A hóa at the start. ${filler}Đây là hóa đơn điện tử của bạn. ${filler}`;
  const excerpt = getExcerpt(text, parseQuery('hoa don', 'vi'));
  expect(excerpt).toMatch(/^…\S.*Đây là hóa đơn điện tử.*\S…$/);
  expect(excerpt?.length).toBeLessThan(220);
});

test.each([
  `${'😀'.repeat(60)}一库存`,
  `库存一${'𠮷'.repeat(120)}`,
  `库存一${'👨‍👩‍👧'.repeat(40)}`,
  `${'🇻🇳'.repeat(40)}库存`,
  `库存一${'ề'.normalize('NFD').repeat(120)}`,
])('an excerpt of %s contains only whole characters', (text) => {
  const segment = (value: string) => Array.from(new Intl.Segmenter().segment(value), (part) => part.segment);
  const excerpt = getExcerpt(text, parseQuery('库存', 'zh'))?.replace(/^…|…$/g, '') ?? '';
  expect(new Set(segment(text))).toEqual(new Set([...segment(text), ...segment(excerpt)]));
});

test('returns a short text whole, and undefined for a text without a match', () => {
  expect(getExcerpt('Kho và kệ', parseQuery('kho', 'vi'))).toBe('Kho và kệ');
  expect(getExcerpt('Kho và kệ', parseQuery('xe', 'vi'))).toBeUndefined();
});
