import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { precompress, writeCompressed } from '../build/precompress';

const folder = mkdtempSync(path.join(tmpdir(), 'precompress-'));
afterAll(() => rmSync(folder, { recursive: true }));

const MAX_QUALITY_PATHS = /^_next\/|^vi\/index\.html$/;

/** A long text with varied numbers, so that the quality levels give different sizes. */
const content = Array.from(
  { length: 400 },
  (_, index) => `<p>${(index * 7919) % 1009} orders, ${index} pallets</p>`,
).join('\n');

function write(name: string, text: string): string {
  const file = path.join(folder, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
  return file;
}

/** Returns the size of the written Brotli copy, and the size at maximum quality, which is Node's default. */
async function getBrotliSizes(name: string): Promise<{ written: number; atMaxQuality: number }> {
  const file = write(name, content);
  await precompress(folder, MAX_QUALITY_PATHS);
  const brotli = readFileSync(`${file}.br`);
  expect(`${brotliDecompressSync(brotli)}`).toBe(content);
  expect(`${gunzipSync(readFileSync(`${file}.gz`))}`).toBe(content);
  return { written: brotli.length, atMaxQuality: brotliCompressSync(content).length };
}

test('only matching paths are compressed at maximum quality', async () => {
  const matching = await getBrotliSizes('vi/index.html');
  expect(matching.written).toBe(matching.atMaxQuality);
  const other = await getBrotliSizes('vi/insights/one/index.html');
  expect(other.written).toBeGreaterThan(other.atMaxQuality);
});

test('skips small and already compressed files', async () => {
  const files = [write('vi/about/index.html', '<p>short</p>'), write('fonts/latin.woff2', content)];
  await precompress(folder, MAX_QUALITY_PATHS);
  for (const file of files) expect(() => readFileSync(`${file}.br`)).toThrow('ENOENT');
});

test('keeps existing copies', async () => {
  const file = write('vi/insights/two/index.html', content);
  await writeCompressed(folder, 'vi/insights/two/index.html', Buffer.from(content), MAX_QUALITY_PATHS);
  const brotli = readFileSync(`${file}.br`);
  write('vi/insights/two/index.html', `${content} `);
  await precompress(folder, MAX_QUALITY_PATHS);
  expect(readFileSync(`${file}.br`).equals(brotli)).toBe(true);
});
