import MiniSearch from 'minisearch';
import { buildIndexFiles, getTermFileCount } from '../build/getIndexFiles';
import { getTermFileNumbers } from '../client/loadIndex';
import { parseQuery } from '../client/parseQuery';
import { buildSearchQuery } from '../client/search';
import { getIndexOptions, type SearchDocument } from '../getIndexOptions';
import { type IndexTerms, isIndexFile } from '../indexFiles';
import { parseVariants } from '../text/normalizeText';
import { getBigrams } from '../text/terms';

const createDocument = (id: string, texts: Partial<SearchDocument>): SearchDocument => ({
  id,
  title: '',
  summary: '',
  tags: '',
  body: '',
  ...texts,
});

/** Searches as in the browser: with the head of the index and only the term files that the query needs. */
function search(documents: SearchDocument[], query: string, locale: string) {
  const { head, terms } = buildIndexFiles(documents, locale);
  const words = parseQuery(query, locale, parseVariants(head.variants));
  const files = new Set(
    words.flatMap(({ isChinese, text, folded, isPrefix }) =>
      (isChinese ? getBigrams(text) : [folded]).flatMap((key) =>
        getTermFileNumbers(key, isPrefix, head.firstKeys),
      ),
    ),
  );
  const index = [...files].flatMap((file) => (JSON.parse(terms[file] ?? '') as IndexTerms).terms);
  const results = MiniSearch.loadJS({ ...head.index, index }, getIndexOptions(locale)).search(
    buildSearchQuery(words, locale),
  );
  return { ids: results.map(({ id }) => id), fileCount: files.size };
}

test('ranks title above summary above body', () => {
  const documents = [
    createDocument('body', { body: 'inventory of a plant' }),
    createDocument('summary', { summary: 'inventory of a plant' }),
    createDocument('title', { title: 'inventory of a plant' }),
  ];
  expect(search(documents, 'inventory', 'en').ids).toEqual(['title', 'summary', 'body']);
});

test.each(['title', 'summary', 'tags', 'body'] as const)('finds words in the %s', (field) => {
  expect(
    search([createDocument('a', { [field]: 'warehouse' }), createDocument('b', {})], 'ware', 'en').ids,
  ).toEqual(['a']);
});

test('finds only documents with every word of the query', () => {
  const documents = [
    createDocument('both', { body: 'stock and invoice' }),
    createDocument('one', { body: 'stock' }),
  ];
  expect(search(documents, 'stock invoices', 'en').ids).toEqual(['both']);
});

const vietnameseDocuments = [
  createDocument('tốn', { title: 'Tốn kém', body: 'tốn tốn tốn' }),
  createDocument('tồn', { body: 'Kiểm kê hàng tồn ở cuối bài' }),
  createDocument('tổng', { body: 'Tổng kho' }),
  createDocument('đơn', { body: 'Đơn hàng điện tử' }),
];

test('a query without tones finds Vietnamese words, and d finds đ', () => {
  expect(search(vietnameseDocuments, 'don hang dien tu', 'vi').ids).toEqual(['đơn']);
  expect(new Set(search(vietnameseDocuments, 'ton', 'vi').ids)).toEqual(new Set(['tốn', 'tồn', 'tổng']));
  expect(search(vietnameseDocuments, 'd', 'vi').ids).toEqual(['đơn']);
});

test('ranks words with the tones of the query first, in any field', () => {
  expect(search(vietnameseDocuments, 'tồn', 'vi').ids[0]).toBe('tồn');
  expect(search(vietnameseDocuments, 'tốn', 'vi').ids[0]).toBe('tốn');
});

test('ranks words without tones first for a toneless query', () => {
  const documents = [
    createDocument('khó', { title: 'Khó khăn' }),
    createDocument('kho', { body: 'nhà kho' }),
  ];
  expect(search(documents, 'kho', 'vi').ids).toEqual(['kho', 'khó']);
});

test('of two short toneless words, only the last matches as a prefix', () => {
  const documents = [
    createDocument('tổng', { body: 'tổng kho' }),
    createDocument('tồn', { body: 'tồn khoảng' }),
  ];
  expect(search(documents, 'ton kho', 'vi').ids).toEqual(['tồn']);
});

const chineseDocuments = [
  createDocument('库存', { title: '库存准确率：先量一量' }),
  createDocument('仓库', { body: '仓库账与发票账' }),
  createDocument('存货', { body: '存货与库房' }),
];

test('finds Chinese words without spaces between them', () => {
  expect(search(chineseDocuments, '库存', 'zh').ids).toEqual(['库存']);
  expect(search(chineseDocuments, '准确率', 'zh').ids).toEqual(['库存']);
  expect(new Set(search(chineseDocuments, '库', 'zh').ids)).toEqual(new Set(['库存', '仓库', '存货']));
  expect(search(chineseDocuments, '发票 仓库', 'zh').ids).toEqual(['仓库']);
  expect(search(chineseDocuments, '电子', 'zh').ids).toEqual([]);
});

test.each([
  ['庫存', ['库存']],
  ['準確率', ['库存']],
  ['發票 倉庫', ['仓库']],
  ['倉', ['仓库']],
  ['库\u200B存', ['库存']],
  ['庫存貨', []],
])('variant characters %s find %j', (query, ids) => {
  expect(search(chineseDocuments, query, 'zh').ids).toEqual(ids);
});

test.each(['门店', '門店'])('the query %s finds traditional characters', (query) => {
  expect(search([createDocument('a', { body: '門店' })], query, 'zh').ids).toEqual(['a']);
});

test('the head of an index contains only variants of indexed characters', () => {
  expect(buildIndexFiles([createDocument('a', { body: 'stock 库' })], 'en').head.variants).toBe('庫库');
});

describe('an index with many files', () => {
  const letters = 'abcdefghijklmnopqrstuvwxyz';
  const manyDocuments = Array.from({ length: 200 }, (_, number) => {
    const word = `${letters[number % 26]}${letters[(number * 7) % 26]}`;
    return createDocument(`d${number}`, { body: `${word}alpha ${word}omega đ${word} common` });
  });

  test('has one term file per 20 documents', () => {
    expect(buildIndexFiles(manyDocuments, 'en').terms).toHaveLength(getTermFileCount(200));
    expect(getTermFileCount(200)).toBe(10);
    expect(getTermFileCount(0)).toBe(1);
  });

  test.each(['common', 'ah', 'ahalp', 'dah', 'c', 'zz', 'x'])(
    'returns the same results for "%s" as a single file',
    (query) => {
      const singleIndex = new MiniSearch(getIndexOptions('en'));
      singleIndex.addAll(manyDocuments);
      const expected = singleIndex
        .search(buildSearchQuery(parseQuery(query, 'en'), 'en'))
        .map(({ id }) => id);
      const found = search(manyDocuments, query, 'en');
      expect(found.ids).toEqual(expected);
      expect(found.fileCount).toBeLessThan(10);
    },
  );

  test('all files have the expected structure and the same stamp', () => {
    const files = buildIndexFiles(manyDocuments, 'vi');
    const head = JSON.parse(JSON.stringify(files.head));
    const terms = files.terms.map((file) => JSON.parse(file));
    expect([head, ...terms].every(isIndexFile)).toBe(true);
    expect(new Set([head.stamp, ...terms.map(({ stamp }) => stamp)]).size).toBe(1);
    expect([null, [], { error: 'quota' }].some(isIndexFile)).toBe(false);
  });
});
