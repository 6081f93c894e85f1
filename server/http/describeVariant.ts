import { createHash } from 'node:crypto';
import { getMimeType, mimes } from 'hono/utils/mime';
import { cacheControl, DOWNLOAD } from '@/lib/shared/hosting/cacheRules';
import type { Description, Encoding, SiteFile } from './SiteFile';

/** The types of files, with those that the library's table lacks. XML is UTF-8 where nothing else is said. */
const types = {
  ...mimes,
  svg: 'image/svg+xml',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** Of a file on the disk: how long it is, and when it was changed, in milliseconds. */
type Stats = { size: number; mtimeMs: number };

/**
 * What is said of one encoding of a file. Its tag is a hash of `body`, so that it outlives a build that changed nothing
 * and a download can go on (a strong tag, RFC 9110, section 8.8.3); without the body, size and time make a weak one. The
 * time itself is not told: it is that of the build, which writes every file anew.
 */
export function describeVariant(
  { path, variants }: SiteFile,
  encoding: Encoding,
  { size, mtimeMs }: Stats,
  body?: Buffer,
): Description {
  const etag = body ? strongTag(body) : `W/"${size.toString(36)}-${Math.floor(mtimeMs).toString(36)}"`;
  const headers = [
    ...['Content-Type', getMimeType(path, types) ?? 'application/octet-stream'],
    ...(path.endsWith(DOWNLOAD) ? ['Content-Disposition', 'attachment'] : []),
    ...['Cache-Control', cacheControl(path)],
    ...['ETag', etag],
    ...(encoding === 'identity' ? [] : ['Content-Encoding', encoding]),
    ...(Object.keys(variants).length > 1 ? ['Vary', 'Accept-Encoding'] : []),
  ];
  return { size, etag, headers };
}

function strongTag(body: Buffer): string {
  return `"${createHash('sha256').update(body).digest('base64url').slice(0, 11)}"`;
}
