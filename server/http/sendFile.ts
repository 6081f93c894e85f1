import { type FileHandle, open } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import fresh from 'fresh';
import { parseAccept } from 'hono/utils/accept';
import {
  createWeakEtag,
  describeVariant,
  encodings,
  type SiteFile,
  type Variant,
  type VariantDescription,
} from './siteFiles';

/**
 * Sends a file in response to GET or HEAD: in the best encoding, as 304 if the client has it (RFC 9110, section 13), as
 * 206 or 416 for a range (section 14). For an error page (`status` 404), always sends the whole file, without
 * conditional or range handling. `extraHeaders` are alternating names and values. Throws if a file that is not in
 * memory cannot be read.
 */
export async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  file: SiteFile,
  extraHeaders: readonly string[],
  status: 200 | 404 = 200,
): Promise<void> {
  const variant = chooseVariant(file, request.headers['accept-encoding']);
  if (variant.cached) {
    return send(request, response, status, variant.cached.description, extraHeaders, variant.cached.body);
  }
  const handle = await open(variant.file);
  try {
    const stats = await handle.stat();
    const description = describeVariant(file, variant, stats.size, createWeakEtag(stats));
    await send(request, response, status, description, extraHeaders, handle);
  } finally {
    await handle.close();
  }
}

async function send(
  request: IncomingMessage,
  response: ServerResponse,
  status: 200 | 404,
  description: VariantDescription,
  extraHeaders: readonly string[],
  content: Buffer | FileHandle,
): Promise<void> {
  const { size, etag, headers } = description;
  const allHeaders = headers.concat(extraHeaders);
  if (status === 200 && fresh(request.headers, { etag })) {
    // A 304 omits headers that describe the content; the client uses the stored ones (RFC 9110, section 15.4.5).
    response.writeHead(304, omitHeaders(allHeaders, ['Content-Type', 'Content-Encoding'])).end();
    return;
  }
  const range = status === 200 ? getRange(request, description) : undefined;
  if (range === 'unsatisfiable') {
    const errorHeaders = omitHeaders(allHeaders, [
      'Content-Type',
      'Content-Encoding',
      'ETag',
      'Cache-Control',
    ]);
    errorHeaders.push('Content-Range', `bytes */${size}`, 'Content-Length', '0', 'Cache-Control', 'no-store');
    response.writeHead(416, errorHeaders).end();
    return;
  }
  const { start, end } = range ?? { start: 0, end: size - 1 };
  allHeaders.push('Content-Length', String(end - start + 1));
  if (range) allHeaders.push('Content-Range', `bytes ${start}-${end}/${size}`);
  response.writeHead(range ? 206 : status, allHeaders);
  if (request.method === 'HEAD' || size === 0) {
    response.end();
  } else if (Buffer.isBuffer(content)) {
    response.end(range ? content.subarray(start, end + 1) : content);
  } else {
    const source = content.createReadStream({ start, end, autoClose: false });
    await pipeline(source, response, { end: false });
    // The file was truncated during the transfer: abort, so the client does not treat its part as the whole file.
    if (source.bytesRead < end - start + 1) response.destroy();
    else response.end();
  }
}

/** Returns the range of a GET request; undefined if `If-Range` names another version (RFC 9110, section 13.1.5). */
function getRange({ method, headers }: IncomingMessage, { size, etag }: VariantDescription) {
  const condition = headers['if-range'];
  const matchesIfRange = condition === undefined || (condition === etag && !etag.startsWith('W/'));
  return method === 'GET' && matchesIfRange ? parseRange(headers.range, size) : undefined;
}

/** Omits headers from alternating names and values: names are at even indices. */
function omitHeaders(headers: readonly string[], names: readonly string[]): string[] {
  return headers.filter((_, index) => !names.includes(headers[index - (index % 2)] ?? ''));
}

/**
 * Returns the encoding of a file with the highest weight in the header `Accept-Encoding`; if weights are
 * equal, the smallest file (RFC 9110, section 12.5.3). Returns the uncompressed file if no encoding is acceptable.
 */
function chooseVariant({ variants }: SiteFile, acceptEncoding: string | undefined): Variant {
  const weights = new Map(parseAccept(acceptEncoding ?? '').map(({ type, q }) => [type.toLowerCase(), q]));
  const wildcardWeight = weights.get('*') ?? 0;
  // The uncompressed file is the last choice among equal weights, but precedes encodings that are not acceptable.
  let best = variants.identity;
  let bestWeight = weights.get('identity') ?? 0;
  for (const { name } of encodings) {
    const variant = variants[name];
    const weight = weights.get(name) ?? wildcardWeight;
    if (variant && weight > 0 && (best === variants.identity ? weight >= bestWeight : weight > bestWeight)) {
      best = variant;
      bestWeight = weight;
    }
  }
  return best;
}

/**
 * Parses a `Range` header (RFC 9110, section 14.2) for content of `size` bytes. Returns the first and last byte;
 * `unsatisfiable` if the range begins after the end; undefined if the header must be ignored and the whole content
 * sent: another unit, several ranges, or a syntax error.
 */
function parseRange(
  header: string | undefined,
  size: number,
): { start: number; end: number } | 'unsatisfiable' | undefined {
  const [, first = '', last = ''] = /^bytes=[ \t]*(\d*)-(\d*)[ \t]*$/i.exec(header ?? '') ?? [];
  if (first === '') {
    if (last === '') return undefined;
    const length = Math.min(Number(last), size);
    return length === 0 ? 'unsatisfiable' : { start: size - length, end: size - 1 };
  }
  const start = Number(first);
  if (last !== '' && Number(last) < start) return undefined;
  if (start >= size) return 'unsatisfiable';
  return { start, end: last === '' ? size - 1 : Math.min(Number(last), size - 1) };
}
