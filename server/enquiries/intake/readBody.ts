import { withTimeout } from '../withTimeout';
import { RequestError } from './RequestError';

const MAX_BYTES = 64 * 1024;

/** A body of 64 KiB arrives sooner over the slowest mobile network; a slower one only holds the connection. */
const MAX_MILLISECONDS = 10_000;

/** Reads a body. Throws `RequestError`: 413 beyond 64 KiB, 408 after ten seconds, 400 where it is not UTF-8 or breaks off. */
export async function readBody(request: Request): Promise<string> {
  if (Number(request.headers.get('Content-Length')) > MAX_BYTES) throw new RequestError(413, 'tooLarge');
  try {
    const reading = request.body === null ? Promise.resolve(new Uint8Array()) : readBytes(request.body);
    const bytes = await withTimeout(reading, MAX_MILLISECONDS, () => new RequestError(408, 'timeout'));
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (error) {
    throw error instanceof RequestError ? error : new RequestError(400, 'malformed');
  }
}

async function readBytes(body: ReadableStream<Uint8Array>): Promise<Uint8Array> {
  // The rest of a body that is cut off is left to the HTTP server: to cancel the stream would close the connection
  // before the answer is on its way.
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
