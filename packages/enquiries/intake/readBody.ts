import { withTimeout } from '../withTimeout';
import { RequestError } from './RequestError';

const MAX_BYTES = 64 * 1024;

/** Even a slow mobile network transfers 64 KiB within this time. A slower client only occupies the connection. */
const BODY_TIMEOUT_MS = 10_000;

/**
 * Reads a body. Throws `RequestError`: 413 above 64 KiB, 408 after ten seconds, 400 if it is incomplete or not UTF-8.
 */
export async function readBody(request: Request): Promise<string> {
  if (Number(request.headers.get('Content-Length')) > MAX_BYTES) throw new RequestError(413, 'tooLarge');
  try {
    const pendingBytes = request.body === null ? Promise.resolve(new Uint8Array()) : readBytes(request.body);
    const bytes = await withTimeout(pendingBytes, BODY_TIMEOUT_MS, () => new RequestError(408, 'timeout'));
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (error) {
    throw error instanceof RequestError ? error : new RequestError(400, 'malformed');
  }
}

async function readBytes(body: ReadableStream<Uint8Array>): Promise<Uint8Array> {
  // The HTTP server discards the rest of a body that is too large: cancelling the stream would close the connection
  // before the response is sent.
  const reader = body.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  while (size <= MAX_BYTES) {
    const { done, value } = await reader.read();
    if (done) return Buffer.concat(chunks);
    size += value.length;
    chunks.push(value);
  }
  throw new RequestError(413, 'tooLarge');
}
