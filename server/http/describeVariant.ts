import type { Stats } from 'node:fs';
import { getMimeType, mimes } from 'hono/utils/mime';
import { ATTACHMENT, getCacheControl } from '@/lib/shared/hosting/cacheRules';
import type { Description, SiteFile, Variant } from './SiteFile';

/** The types of files, with those that the library's table lacks. XML is UTF-8 where nothing else is said. */
const types = {
  ...mimes,
  svg: 'image/svg+xml',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/**
 * What is said of one encoding of a file. The time of its last change is not told: it is that of the build, which writes
 * every file anew.
 */
export function describeVariant(
  { path, variants }: SiteFile,
  { encoding }: Variant,
  size: number,
  etag: string,
): Description {
  const headers = [
    ...['Content-Type', getMimeType(path, types) ?? 'application/octet-stream'],
    ...(path.endsWith(ATTACHMENT) ? ['Content-Disposition', 'attachment'] : []),
    ...['Cache-Control', getCacheControl(path)],
    ...['ETag', etag],
    ...(encoding === 'identity' ? [] : ['Content-Encoding', encoding]),
    ...(Object.keys(variants).length > 1 ? ['Vary', 'Accept-Encoding'] : []),
  ];
  return { size, etag, headers };
}

/**
 * The tag of a content by its hash, so that it outlives a build that changed nothing and a download can go on (RFC 9110,
 * section 8.8.3).
 */
export function createStrongEtag(sha256: string): string {
  return `"${sha256.slice(0, 11)}"`;
}

/** The tag of a file whose content is not at hand. */
export function createWeakEtag({ size, mtimeMs }: Stats): string {
  return `W/"${size.toString(36)}-${Math.floor(mtimeMs).toString(36)}"`;
}
