/** @jest-environment node */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { precompress, writeCompressed } from '@/scripts/build/precompress';

const folder = mkdtempSync(path.join(tmpdir(), 'precompress-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Prose, as pages are made of: the quality makes a difference to it. */
const content = readFileSync(path.resolve(__dirname, '../../../README.md'), 'utf8');

function write(name: string, text: string): string {
  const file = path.join(folder, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
  return file;
}

/** The lengths of a file in Brotli: as it was written beside it, and at the highest quality, Node's default. */
async function getLengths(name: string): Promise<{ written: number; smallest: number }> {
  const file = write(name, content);
  await precompress(folder);
  const brotli = readFileSync(`${file}.br`);
  expect(`${brotliDecompressSync(brotli)}`).toBe(content);
  expect(`${gunzipSync(readFileSync(`${file}.gz`))}`).toBe(content);
  return { written: brotli.length, smallest: brotliCompressSync(content).length };
}

test.each(['vi/index.html', 'vi/services/index.html', 'images/services/erp.svg', '_next/static/css/a.css'])(
  'what many visitors fetch is compressed as small as can be: %s',
  async (name) => {
    const { written, smallest } = await getLengths(name);
    expect(written).toBe(smallest);
  },
);

test.each(['vi/insights/one/index.html', 'insights/one/index.html', 'data/vi/insights/entries/one.json'])(
  'what there may be thousands of is compressed sooner, and less: %s',
  async (name) => {
    const { written, smallest } = await getLengths(name);
    expect(written).toBeGreaterThan(smallest);
  },
);

test('what is too small to gain, and what is compressed in itself, stays as it is', async () => {
  const files = [write('vi/about/index.html', '<p>short</p>'), write('fonts/latin.woff2', content)];
  await precompress(folder);
  for (const file of files) expect(() => readFileSync(`${file}.br`)).toThrow('ENOENT');
});

test('a page that was compressed when it was written is not compressed again', async () => {
  const file = write('vi/insights/two/index.html', content);
  await writeCompressed(folder, 'vi/insights/two/index.html', Buffer.from(content));
  const brotli = readFileSync(`${file}.br`);
  write('vi/insights/two/index.html', `${content} `);
  await precompress(folder);
  expect(readFileSync(`${file}.br`).equals(brotli)).toBe(true);
});
