import { lstat } from 'node:fs/promises';
import path from 'node:path';
import { encodeSegment } from '../requests/normalizePath';
import type { FileOptions } from '../ServerOptions';
import { createStrongEtag, describeVariant } from './describeVariant';
import { listSiteFiles } from './listSiteFiles';
import { openSiteFile } from './openSiteFile';
import { SiteError } from './SiteError';
import { encodings, type SiteFile, type Variant } from './SiteFile';
import { hashContent, hashFile, readManifest, SITE_MANIFEST, type SiteManifest } from './siteManifest';

/** Maximum size of the files in memory: several times the size of a site with a hundred articles. */
const MAX_CACHED_BYTES = 256 * 1024 * 1024;

/** Maximum number of files that are read concurrently. */
const MAX_CONCURRENT_READS = 64;

/**
 * Loads the built site in `out`: its files by normalized URL path. The path of a folder maps to its `index.html`. No
 * other file is reachable, because the path of a request is never looked up on disk. Files of up to `maxBytes` in
 * total are kept in memory, smallest first; the others are read for each request. Hidden files and symbolic links are
 * left out.
 *
 * Compares every file with the site's manifest. Files that the manifest does not list are also served, but never as a
 * compressed copy of another file. Throws `SiteError` if the folder is not a complete, unchanged site.
 */
export async function loadSiteFiles(
  out: string,
  options: FileOptions,
): Promise<ReadonlyMap<string, SiteFile>> {
  const manifest = await requireManifest(out, options);
  try {
    const names = new Set(await listSiteFiles(out));
    const missing = [...manifest.keys()].filter((name) => !names.has(name));
    if (missing.length > 0) throw createMismatchError(out, missing, 'missing', options);
    const files = [...names]
      .filter((name) => !isCompressedCopy(name, names))
      .map((name) => toSiteFile(out, name, manifest));
    const changed = await readVariants(out, files, manifest, options);
    if (changed.length > 0) throw createMismatchError(out, changed, 'not the file that was built', options);
    return new Map(
      files.flatMap((file) => [
        [file.path, file] as const,
        [file.path.replace(/(?<=\/)index\.html$/, ''), file] as const,
      ]),
    );
  } catch (error) {
    if (error instanceof SiteError) throw error;
    throw new SiteError(`The site in ${out} cannot be read: ${(error as Error).message}`);
  }
}

async function requireManifest(out: string, { remedies }: FileOptions): Promise<SiteManifest> {
  try {
    return await readManifest(out);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') {
      throw new SiteError(
        `The site in ${out} is incomplete: ${SITE_MANIFEST}, which the build writes last, is missing. ${remedies.incomplete}`,
      );
    }
    if (code !== undefined) throw new SiteError(`The site in ${out} cannot be read: ${message}`);
    throw new SiteError(
      `The site in ${out} is incomplete: ${SITE_MANIFEST} is cut off or damaged. ${remedies.incomplete}`,
    );
  }
}

function createMismatchError(
  out: string,
  names: string[],
  problem: string,
  { remedies }: FileOptions,
): SiteError {
  const [first, ...others] = names.sort();
  const othersText = others.length > 0 ? ` (and ${others.length} more)` : '';
  return new SiteError(
    `The site in ${out} is incomplete or was changed: ${first} is ${problem}${othersText}. ${remedies.incomplete}`,
  );
}

function isCompressedCopy(name: string, names: ReadonlySet<string>): boolean {
  return encodings.some(
    ({ extension }) => name.endsWith(extension) && names.has(name.slice(0, -extension.length)),
  );
}

function toSiteFile(out: string, name: string, manifest: SiteManifest): SiteFile {
  const file = path.join(out, name);
  const builtEncodings = manifest.has(name)
    ? encodings.filter(({ extension }) => manifest.has(name + extension))
    : [];
  return {
    path: `/${name.split('/').map(encodeSegment).join('/')}`,
    variants: {
      identity: { encoding: 'identity', file },
      ...Object.fromEntries(
        builtEncodings.map(({ name: encoding, extension }) => [
          encoding,
          { encoding, file: file + extension },
        ]),
      ),
    },
  };
}

/** Reads the smallest variants into memory. Returns the names of all variants that differ from the manifest. */
async function readVariants(
  out: string,
  files: SiteFile[],
  manifest: SiteManifest,
  options: FileOptions,
): Promise<string[]> {
  const unsizedVariants = files.flatMap((file) =>
    Object.values(file.variants).map((variant) => ({ file, variant })),
  );
  const sizedVariants = await Promise.all(
    unsizedVariants.map(async (entry) => ({ ...entry, size: (await lstat(entry.variant.file)).size })),
  );
  const changed: string[] = [];
  let remainingBytes = options.maxBytes ?? MAX_CACHED_BYTES;
  const read = async ({ file, variant, size }: (typeof sizedVariants)[number]) => {
    const name = path.relative(out, variant.file).replaceAll(path.sep, '/');
    const expected = manifest.get(name);
    remainingBytes -= size;
    const sha256 =
      remainingBytes >= 0
        ? await loadVariant(file, variant, options)
        : expected && (await hashFile(variant.file));
    if (expected && (expected.size !== size || expected.sha256 !== sha256)) changed.push(name);
  };
  sizedVariants.sort((a, b) => a.size - b.size);
  for (let start = 0; start < sizedVariants.length; start += MAX_CONCURRENT_READS) {
    await Promise.all(sizedVariants.slice(start, start + MAX_CONCURRENT_READS).map(read));
  }
  return changed;
}

/** Reads a variant into memory. Returns the hash of its content. */
async function loadVariant(file: SiteFile, variant: Variant, options: FileOptions): Promise<string> {
  const { handle } = await openSiteFile(variant.file);
  const body = await handle.readFile().finally(() => handle.close());
  const sha256 = hashContent(body);
  variant.cached = {
    body,
    description: describeVariant(file, variant, body.length, createStrongEtag(sha256), options),
  };
  return sha256;
}
