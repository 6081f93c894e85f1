import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { locales } from '../../lib/shared/i18n/locales';
import { listFiles } from '../listFiles';
import { forEachConcurrently } from './forEachConcurrently';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

const COMPRESSIBLE = /\.(html|css|js|mjs|json|svg|txt|xml|webmanifest|ico)$/;

/**
 * Frequently requested files whose number does not grow with the entries: styles, scripts, drawings, and the first two
 * levels of pages in each locale. Maximum quality takes fifty times as long and saves 7 to 13 %: without it, the longest
 * pages do not fit into the first round trip of a connection (RFC 6928: ten segments, 14.6 kB).
 */
const MAX_QUALITY_PATHS = new RegExp(
  `^(_next/static|images)/|^(${locales.join('|')})/([^/]+/)?index\\.html$`,
);

/** For smaller files, the headers of a compressed response outweigh the savings. */
const MIN_SIZE_BYTES = 512;

/** Files compressed concurrently. */
const MAX_CONCURRENT_FILES = 32;

/**
 * Writes a `.br` and a `.gz` copy of every compressible file in a folder, for servers that send precompressed files.
 * Existing copies are kept.
 */
export async function precompress(folder: string): Promise<void> {
  const names = new Set(listFiles(folder));
  const files = [...names].filter((name) => COMPRESSIBLE.test(name) && !names.has(`${name}.br`));
  await forEachConcurrently(files, MAX_CONCURRENT_FILES, async (name) =>
    writeCompressed(folder, name, await readFile(path.join(folder, name))),
  );
}

/** Writes a `.br` and a `.gz` copy of a file, unless its content is small. */
export async function writeCompressed(folder: string, name: string, content: Buffer): Promise<void> {
  if (content.length < MIN_SIZE_BYTES) return;
  const quality = MAX_QUALITY_PATHS.test(name) ? constants.BROTLI_MAX_QUALITY : 5;
  const [brotli, gzipped] = await Promise.all([
    toBrotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
    toGzip(content, { level: 9 }),
  ]);
  const file = path.join(folder, name);
  await Promise.all([writeFile(`${file}.br`, brotli), writeFile(`${file}.gz`, gzipped)]);
}
