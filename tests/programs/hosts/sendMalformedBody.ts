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

/** Sends a malformed body, then an enquiry, which must be accepted at once. Returns the problems found. */
export async function sendMalformedBody(origin: string): Promise<string[]> {
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
  return ms < 1000 ? [] : [`an enquiry after a malformed request of another client took ${ms} ms`];
}
