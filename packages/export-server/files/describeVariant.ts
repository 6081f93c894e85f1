import type { Stats } from 'node:fs';
import { getMimeType, mimes } from 'hono/utils/mime';
import type { FileOptions } from '../ServerOptions';
import type { SiteFile, Variant, VariantDescription } from './SiteFile';

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
  { getCacheControl, extensionHeaders }: FileOptions,
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

/**
 * Returns an entity tag derived from a hash of the content. It survives a build that changed nothing, so interrupted
 * downloads can be resumed (RFC 9110, section 8.8.3).
 */
export function createStrongEtag(sha256: string): string {
  // Eleven base64url characters are 66 bits of the hash.
  return `"${sha256.slice(0, 11)}"`;
}

/** Returns an entity tag derived from size and modification time, for a file that is not in memory. */
export function createWeakEtag({ size, mtimeMs }: Stats): string {
  return `W/"${size.toString(36)}-${Math.floor(mtimeMs).toString(36)}"`;
}
