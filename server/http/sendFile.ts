import { type FileHandle, open } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import fresh from 'fresh';
import { chooseVariant } from './chooseVariant';
import { createWeakEtag, describeVariant } from './describeVariant';
import { parseRange } from './parseRange';
import type { Description, SiteFile } from './SiteFile';

/**
 * Answers GET or HEAD with a file: in the best encoding, 304 where the client has it (RFC 9110, section 13), 206 or 416
 * for a range of it (section 14). With another `status` than 200, as the page of an error, always with all of it. `extra`
 * are headers for this answer, names and values in turn. Throws where a file that is not held in memory cannot be read.
 */
export async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  file: SiteFile,
  extra: readonly string[],
  status: 200 | 404 = 200,
): Promise<void> {
  const variant = chooseVariant(file, request.headers['accept-encoding']);
  if (variant.held) {
    return send(request, response, status, variant.held.description, extra, variant.held.body);
  }
  const handle = await open(variant.file);
  try {
    const stats = await handle.stat();
    const description = describeVariant(file, variant, stats.size, createWeakEtag(stats));
    await send(request, response, status, description, extra, handle);
  } finally {
    await handle.close();
  }
}

async function send(
  request: IncomingMessage,
  response: ServerResponse,
  status: 200 | 404,
  description: Description,
  extra: readonly string[],
  content: Buffer | FileHandle,
): Promise<void> {
  const { size, etag, headers } = description;
  const all = headers.concat(extra);
  if (status === 200 && fresh(request.headers, { etag })) {
    // What is said of the content belongs to a stored answer, not to this one (RFC 9110, section 15.4.5).
    response.writeHead(304, without(all, ['Content-Type', 'Content-Encoding'])).end();
    return;
  }
  const range = status === 200 ? getRange(request, description) : undefined;
  if (range === 'unsatisfiable') {
    const rest = without(all, ['Content-Type', 'Content-Encoding', 'ETag', 'Cache-Control']);
    rest.push('Content-Range', `bytes */${size}`, 'Content-Length', '0', 'Cache-Control', 'no-store');
    response.writeHead(416, rest).end();
    return;
  }
  const { start, end } = range ?? { start: 0, end: size - 1 };
  all.push('Content-Length', String(end - start + 1));
  if (range) all.push('Content-Range', `bytes ${start}-${end}/${size}`);
  response.writeHead(range ? 206 : status, all);
  if (request.method === 'HEAD' || size === 0) {
    response.end();
  } else if (Buffer.isBuffer(content)) {
    response.end(range ? content.subarray(start, end + 1) : content);
  } else {
    const source = content.createReadStream({ start, end, autoClose: false });
    await pipeline(source, response, { end: false });
    // A file that became shorter meanwhile: the client must not wait for the rest, nor take what it has for all.
    if (source.bytesRead < end - start + 1) response.destroy();
    else response.end();
  }
}

/** A range is asked for by GET only, and only of the very file that `If-Range` names (RFC 9110, section 13.1.5). */
function getRange({ method, headers }: IncomingMessage, { size, etag }: Description) {
  const condition = headers['if-range'];
  const isSame = condition === undefined || (condition === etag && !etag.startsWith('W/'));
  return method === 'GET' && isSame ? parseRange(headers.range, size) : undefined;
}

function without(headers: readonly string[], names: readonly string[]): string[] {
  return headers.filter((_, index) => !names.includes(headers[index - (index % 2)] ?? ''));
}
