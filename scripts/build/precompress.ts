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
 * What many visitors fetch and what does not grow in number with the entries: styles, scripts, drawings, and the first two
 * levels of pages in each language. The highest quality costs fifty times as much time as the other one and takes 7 to 13 %
 * off: without it, the longest pages do not fit into the first round trip of a connection (RFC 6928: ten segments, 14.6 kB).
 */
const MAX_QUALITY_PATHS = new RegExp(
  `^(_next/static|images)/|^(${locales.join('|')})/([^/]+/)?index\\.html$`,
);

/** Below this many bytes the headers of a compressed answer cost more than it saves. */
const MIN_BYTES = 512;

/** Files compressed at once. */
const AT_ONCE = 32;

/**
 * Writes a `.br` and a `.gz` beside every compressible file of a folder, for servers that send them as they are. A file
 * that has them already keeps them.
 */
export async function precompress(folder: string): Promise<void> {
  const names = new Set(listFiles(folder));
  const files = [...names].filter((name) => COMPRESSIBLE.test(name) && !names.has(`${name}.br`));
  await forEachConcurrently(files, AT_ONCE, async (name) =>
    writeCompressed(folder, name, await readFile(path.join(folder, name))),
  );
}

/** Writes a `.br` and a `.gz` beside the file `name` of a folder, whose content is given. One of few bytes gets none. */
export async function writeCompressed(folder: string, name: string, content: Buffer): Promise<void> {
  if (content.length < MIN_BYTES) return;
  const quality = MAX_QUALITY_PATHS.test(name) ? constants.BROTLI_MAX_QUALITY : 5;
  const [brotli, gzipped] = await Promise.all([
    toBrotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
    toGzip(content, { level: 9 }),
  ]);
  const file = path.join(folder, name);
  await Promise.all([writeFile(`${file}.br`, brotli), writeFile(`${file}.gz`, gzipped)]);
}
