import fc from 'fast-check';
import { foldText, normalizeText } from '../text/normalizeText';
import { getBigrams, getSortKey, getStem, getTerms, splitRuns } from '../text/terms';

test.each([
  ['Tồn kho', 'ton kho'],
  ['ĐƠN HÀNG', 'don hang'],
  ['điện tử', 'dien tu'],
  ['café', 'cafe'],
  ['库存', '库存'],
  ['ＥＲＰ　２４', 'erp 24'],
  ['\u00D0ơn h\u00E0ng', 'don hang'],
  ['\u0189ơn, \u0256ơn, \u00F0ơn', 'don, don, don'],
  ['đ\u01A1\u0301p vi\u00EA\u0323c', 'dop viec'],
  ['mô\u0341t', 'mot'],
  ['KI\u0307M KE\u0302\u0309', 'kim ke'],
  ['ın ấn', 'in an'],
  ['ware\u00ADhouse', 'warehouse'],
  ['\uFEFFkho\u200B\u2060', 'kho'],
  ['\uFB01le o\uFB03ce', 'file office'],
  ['Straße, œuvre, Æon', 'strasse, oeuvre, aeon'],
  ['\u2F42件', '文件'],
  ['\uF9D0', '\u985E'],
  ['ﾃｽﾄ', 'テスト'],
])('%s folds to %s', (text, folded) => {
  expect(foldText(text)).toBe(folded);
});

test('normalizing a text before folding does not change the result', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(foldText(normalizeText(text))).toBe(foldText(text));
    }),
    { seed: 1 },
  );
  const letters = 'ĐđÐðƉɖŒœÆæßẞıİﬁỆệ＠Ａａ①㎡\u00AD\u200B';
  expect(foldText(normalizeText(letters))).toBe(foldText(letters));
});

test('a decomposed word folds like a composed one', () => {
  expect(foldText('tồn'.normalize('NFD'))).toBe('ton');
});

test('splits a text into words and Chinese runs', () => {
  expect(splitRuns('云 ERP系统, 24/7: tồn-kho')).toEqual([
    { text: '云', start: 0, isChinese: true },
    { text: 'ERP', start: 2, isChinese: false },
    { text: '系统', start: 5, isChinese: true },
    { text: '24', start: 9, isChinese: false },
    { text: '7', start: 12, isChinese: false },
    { text: 'tồn', start: 15, isChinese: false },
    { text: 'kho', start: 19, isChinese: false },
  ]);
});

test.each([
  ['库存准确', ['库存', '存准', '准确']],
  ['库', ['库']],
  ['𠮷野', ['𠮷野']],
])('the bigrams of %s are %j', (text, bigrams) => {
  expect(getBigrams(text)).toEqual(bigrams);
});

test('indexes Chinese by bigrams and single characters', () => {
  const terms = getTerms('库存准确率', 'zh');
  expect(terms).toEqual(['库存', '存准', '准确', '确率', '率']);
  for (const character of '库存准确率') expect(terms.some((term) => term.startsWith(character))).toBe(true);
});

test.each([
  ['ton´ kho', ['=ton', 'ton', '=kho', 'kho']],
  ['Ðơn', ['=đơn', 'don']],
  ['kho\u200B\u3000１', ['=kho', 'kho', '=1', '1']],
])('the Vietnamese text "%s" has terms %j', (text, terms) => {
  expect(getTerms(text, 'vi')).toEqual(terms);
});

test('indexes Vietnamese words with and without tones', () => {
  expect(getTerms('Tồn kho', 'vi')).toEqual(['=tồn', 'ton', '=kho', 'kho']);
  expect(getTerms('Tồn kho'.normalize('NFD'), 'vi')).toEqual(['=tồn', 'ton', '=kho', 'kho']);
});

test('indexes other words once, in the singular', () => {
  expect(getTerms('Invoices of Hà Nội', 'en')).toEqual(['invoice', 'of', 'ha', 'noi', 'hanoi']);
});

test('the terms with and without tones have the same sort key', () => {
  expect(getSortKey('=đơn')).toBe('don');
  expect(getSortKey('don')).toBe('don');
});

test.each([
  ['invoice', 'invoices'],
  ['factory', 'factories'],
  ['box', 'boxes'],
  ['tax', 'taxes'],
  ['process', 'processes'],
  ['branch', 'branches'],
  ['bus', 'buses'],
  ['cache', 'caches'],
  ['warehouse', 'warehouses'],
  ['employee', 'employees'],
  ['movie', 'movies'],
  ['cargo', 'cargoes'],
  ['analysis', 'analyses'],
  ['diagnosis', 'diagnoses'],
  ['instalment', 'installment'],
  ['judgement', 'judgment'],
  ['shelf', 'shelves'],
  ['child', 'children'],
  ['colour', 'color'],
  ['organisation', 'organization'],
  ['labelling', 'labeling'],
  ['centre', 'center'],
  ['licence', 'license'],
  ['catalogue', 'catalog'],
])('%s and %s have the same stem', (one, other) => {
  expect(getStem(one, 'en')).toBe(getStem(other, 'en'));
});

test.each(['address', 'status', 'its', 'erp', 'us', 'use', 'gas'])('%s is not shortened', (word) => {
  expect(getStem(word, 'en')).toBe(word);
});
