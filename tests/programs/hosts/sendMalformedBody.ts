import { connect } from 'node:net';
import { withBasePath } from '@/lib/i18n/paths';
import { checkResponse } from './checkResponse';
import { createEnquiryRequest } from './createEnquiryRequest';

/** A request with a chunk whose length is not a number. */
const REQUEST = [
  `POST ${withBasePath('/api/leads')} HTTP/1.1`,
  'Host: 127.0.0.1',
  'Content-Type: application/json',
  'Transfer-Encoding: chunked',
  '',
  'zz\r\n',
].join('\r\n');

/** A proxy that counts a malformed body as a failure of the server delays every enquiry after it for longer. */
const MAX_DELAY_MS = 1000;

/**
 * Sends a malformed body, then an enquiry, which must be accepted at once. Returns the problems found. Tries again,
 * because a busy machine may delay one enquiry.
 */
export async function sendMalformedBody(origin: string, triesLeft = 3): Promise<string[]> {
  const { hostname, port } = new URL(origin);
  await new Promise((resolve) => {
    const socket = connect(Number(port), hostname, () => socket.write(REQUEST));
    socket.on('error', resolve).on('close', resolve);
    socket.once('data', () => socket.destroy());
  });
  const startTime = performance.now();
  const problem = await checkResponse(origin, createEnquiryRequest());
  const ms = Math.round(performance.now() - startTime);
  if (problem) return [problem];
  if (ms >= MAX_DELAY_MS && triesLeft > 1) return sendMalformedBody(origin, triesLeft - 1);
  return ms < MAX_DELAY_MS ? [] : [`an enquiry after a malformed request of another client took ${ms} ms`];
}
