import type { Stats } from 'node:fs';
import { lstat, readFile } from 'node:fs/promises';
import path from 'node:path';
import { getMimeType, mimes } from 'hono/utils/mime';
import { extensionHeaders, getCacheControl } from '@/lib/hosting/headers';
import { encodeSegment } from './httpServer';
import {
  hashContent,
  hashFile,
  listSiteFiles,
  readManifest,
  SITE_CONTENT,
  SITE_MANIFEST,
  SiteError,
  type SiteManifest,
} from './siteManifest';

/** Maximum size of the files in memory: several times the size of a site with a hundred articles. */
const MAX_CACHED_BYTES = 256 * 1024 * 1024;

/** Instructions for the operator if `out/` is incomplete or was changed. */
const REMEDY = 'Run "npm run build", or copy all of out/ again from where it was built.';

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
  maxBytes = MAX_CACHED_BYTES,
): Promise<ReadonlyMap<string, SiteFile>> {
  const manifest = await readManifest(out).catch(() => {
    throw new SiteError(
      `The site in ${out} is incomplete: ${SITE_MANIFEST}, which the build writes last, is missing, damaged or unreadable. ${REMEDY}`,
    );
  });
  const names = new Set(await listSiteFiles(out));
  const missing = [...manifest.keys()].filter((name) => !names.has(name));
  if (missing.length > 0) throw createMismatchError(out, missing, 'missing');
  const files = [...names]
    .filter((name) => !isCompressedCopy(name, names))
    .map((name) => toSiteFile(out, name, manifest));
  const changed = await readVariants(out, files, manifest, maxBytes);
  if (changed.length > 0) throw createMismatchError(out, changed, 'not the file that was built');
  return new Map(
    files
      .filter(({ path }) => path !== `/${SITE_CONTENT}`)
      .flatMap((file) => [
        [file.path, file] as const,
        [file.path.replace(/(?<=\/)index\.html$/, ''), file] as const,
      ]),
  );
}

function createMismatchError(out: string, names: string[], problem: string): SiteError {
  const [first, ...others] = names.sort();
  const othersText = others.length > 0 ? ` (and ${others.length} more)` : '';
  return new SiteError(
    `The site in ${out} is incomplete or was changed: ${first} is ${problem}${othersText}. ${REMEDY}`,
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
  maxBytes: number,
): Promise<string[]> {
  const unsizedVariants = files.flatMap((file) =>
    Object.values(file.variants).map((variant) => ({ file, variant })),
  );
  const sizedVariants = await Promise.all(
    unsizedVariants.map(async (entry) => ({ ...entry, size: (await lstat(entry.variant.file)).size })),
  );
  const changed: string[] = [];
  let remainingBytes = maxBytes;
  const read = async ({ file, variant, size }: (typeof sizedVariants)[number]) => {
    const name = path.relative(out, variant.file).replaceAll(path.sep, '/');
    const expected = manifest.get(name);
    remainingBytes -= size;
    const sha256 =
      remainingBytes >= 0 ? await loadVariant(file, variant) : expected && (await hashFile(variant.file));
    if (expected && (expected.size !== size || expected.sha256 !== sha256)) changed.push(name);
  };
  sizedVariants.sort((a, b) => a.size - b.size);
  for (let start = 0; start < sizedVariants.length; start += MAX_CONCURRENT_READS) {
    await Promise.all(sizedVariants.slice(start, start + MAX_CONCURRENT_READS).map(read));
  }
  return changed;
}

/** Reads a variant into memory. Returns the hash of its content. */
async function loadVariant(file: SiteFile, variant: Variant): Promise<string> {
  const body = await readFile(variant.file);
  const sha256 = hashContent(body);
  // Derived from the content, the entity tag survives a build that changed nothing, so interrupted downloads can be
  // resumed (RFC 9110, section 8.8.3). Eleven base64url characters are 66 bits of the hash.
  const etag = `"${sha256.slice(0, 11)}"`;
  variant.cached = { body, description: describeVariant(file, variant, body.length, etag) };
  return sha256;
}

/** The content codings in which the build stores compressed copies of a file, in order of preference. */
export const encodings = [
  { name: 'br', extension: '.br' },
  { name: 'gzip', extension: '.gz' },
] as const;

type Encoding = (typeof encodings)[number]['name'] | 'identity';

/** One encoding of a file. */
export type Variant = {
  encoding: Encoding;
  /** Path on disk. */
  file: string;
  /** Content and headers in memory; undefined if the file is read from disk for each request. */
  cached?: { body: Buffer; description: VariantDescription };
};

/** A file of the site. */
export type SiteFile = {
  /** URL path below the base path: `/en/about/index.html`. */
  path: string;
  variants: Partial<Record<Encoding, Variant>> & { identity: Variant };
};

/** Size, entity tag and response headers of one encoding of a file. */
export type VariantDescription = {
  size: number;
  etag: string;
  /** Alternating names and values, the fastest form for `writeHead`; all headers except `Content-Length`. */
  headers: string[];
};

/** Media types by file extension, including some that the library's table lacks. XML is UTF-8 by default. */
const types = {
  ...mimes,
  svg: 'image/svg+xml',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/**
 * Returns the size, entity tag and headers of one encoding of a file. There is no `Last-Modified`, because every build
 * rewrites every file.
 */
export function describeVariant(
  { path, variants }: SiteFile,
  { encoding }: Variant,
  size: number,
  etag: string,
): VariantDescription {
  const [, ownHeaders] =
    Object.entries(extensionHeaders).find(([extension]) => path.endsWith(extension)) ?? [];
  const typeHeader = { 'Content-Type': getMimeType(path, types) ?? 'application/octet-stream' };
  const headers = [
    ...Object.entries({ ...typeHeader, ...ownHeaders }).flat(),
    ...['Cache-Control', getCacheControl(path)],
    ...['ETag', etag],
    ...(encoding === 'identity' ? [] : ['Content-Encoding', encoding]),
    ...(Object.keys(variants).length > 1 ? ['Vary', 'Accept-Encoding'] : []),
  ];
  return { size, etag, headers };
}

/** Returns an entity tag derived from size and modification time, for a file that is not in memory. */
export function createWeakEtag({ size, mtimeMs }: Stats): string {
  return `W/"${size.toString(36)}-${Math.floor(mtimeMs).toString(36)}"`;
}
