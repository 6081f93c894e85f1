import { buildIndexFiles } from '../build/getIndexFiles';
import { type IndexSource, search } from '../client';
import { getIndexFiles, type SearchDocument } from '../index';

const documents: SearchDocument[] = Array.from({ length: 60 }, (_, number) => ({
  id: `d${number}`,
  title: number === 7 ? 'Kiểm kê hàng tồn' : `Bài ${number}`,
  summary: '',
  tags: '',
  body: `từ${number} ${number === 9 ? 'Hàng TỒN kho ở cuối bài' : 'chung'}`,
}));

/** Creates an index in memory, with some files replaced. Records the names of loaded and discarded files. */
async function createSource(documents: SearchDocument[], replacedFiles: Record<string, string> = {}) {
  const files = getIndexFiles({
    locale: 'vi',
    count: documents.length,
    loadDocuments: async () => documents,
  });
  const contents = new Map(
    await Promise.all(files.map(async ([name, create]) => [name, await create()] as const)),
  );
  const loaded = new Set<string>();
  const discarded: string[] = [];
  const source: IndexSource = {
    locale: 'vi',
    async load(file, isExpected) {
      loaded.add(file);
      const value: unknown = JSON.parse(replacedFiles[file] ?? contents.get(file) ?? 'null');
      if (!isExpected(value)) throw new Error(`unexpected content in ${file}`);
      return value;
    },
    discard(files) {
      discarded.push(...files);
      return new Error('two builds');
    },
  };
  return { source, contents, loaded, discarded };
}

test('returns the best match first and loads only the files of the query', async () => {
  const { source, loaded, contents } = await createSource(documents);
  expect((await search(source, 'hàng tồn')).ids).toEqual(['d7', 'd9']);
  expect(contents.size).toBe(4);
  expect(loaded.size).toBeLessThan(4);
});

test('returns an excerpt only if a word is not in the visible text', async () => {
  const { source } = await createSource(documents);
  const { mark, getExcerpt } = await search(source, 'ton kho');
  expect(mark('Tồn quỹ')).toEqual([
    { text: 'Tồn', isMarked: true },
    { text: ' quỹ', isMarked: false },
  ]);
  expect(getExcerpt('Hàng TỒN kho', 'Bài 9')).toBe('Hàng TỒN kho');
  expect(getExcerpt('Hàng TỒN kho', 'Tồn kho')).toBeUndefined();
});

test('discards files that come from two builds', async () => {
  const { contents } = await createSource(documents.slice(1));
  const { source, discarded } = await createSource(documents, {
    'head.json': contents.get('head.json') ?? '',
  });
  await expect(search(source, 'bài')).rejects.toThrow('two builds');
  expect(discarded).toContain('head.json');
});

test('loads the documents once, when the first file is created', async () => {
  const loadDocuments = jest.fn(async () => documents);
  const files = getIndexFiles({ locale: 'vi', count: documents.length, loadDocuments });
  expect(files.map(([name]) => name)).toEqual(['head.json', 'terms-0.json', 'terms-1.json', 'terms-2.json']);
  expect(loadDocuments).not.toHaveBeenCalled();
  await Promise.all(files.map(([, create]) => create()));
  expect(loadDocuments).toHaveBeenCalledTimes(1);
});

test.each([
  ['en', 'taxes paid', 'tax paid'],
  ['en', 'e-commerce', 'ecommerce'],
  ['en', 'e-commerce', 'e commerce'],
  ['en', 'einvoice', 'e-invoice'],
  ['en', 'Wi-Fi', 'wifi'],
  ['en', 'Vietnam', 'Viet Nam'],
  ['en', 'in Viet Nam now', 'vietnam'],
  ['en', '50,000', '50000'],
  ['en', '1000000', '1,000,000'],
  ['en', 'certified by ISO 9001', 'ISO9001'],
  ['zh', '全年 7×24 支持', '7x24'],
  ['zh', '账户', '帳戶'],
  ['zh', '在 TP.HCM 的仓库', 'TPHCM'],
  ['vi', 'TP.HCM', 'tphcm'],
  ['vi', 'Việt Nam', 'vietnam'],
  ['vi', 'kỹ thuật', 'kĩ thuật'],
  ['vi', 'kỹ thuật', 'ki thuat'],
  ['vi', 'tỉ giá', 'tỷ giá'],
  ['vi', 'quý khách', 'quí khách'],
  ['vi', 'thủy sản', 'thuỷ sản'],
])('in %s, "%s" is found by "%s"', async (locale, body, query) => {
  const found = await find(locale, body, query);
  expect(found.ids).toEqual(['1']);
  expect(found.mark(body).some(({ isMarked }) => isMarked)).toBe(true);
});

test.each([
  ['en', 'in a loud voice', 'invoice'],
  ['vi', 'cái kính', 'ký'],
])('in %s, "%s" is not found by "%s"', async (locale, body, query) => {
  expect((await find(locale, body, query)).ids).toEqual([]);
});

/** Searches an index of one document. */
function find(locale: string, body: string, query: string) {
  const { head, terms } = buildIndexFiles([{ id: '1', title: '', summary: '', tags: '', body }], locale);
  const load = async (name: string) =>
    name === 'head.json' ? structuredClone(head) : JSON.parse(terms[0] ?? '');
  return search({ locale, load, discard: () => new Error() } as unknown as IndexSource, query);
}
