import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import type { TestRequest } from './Column';

const RESPONSE_TIMEOUT_MS = 20_000;

/**
 * Sends a request and checks the response. Returns a description of the first problem; undefined if the response is
 * correct.
 */
export async function checkResponse(origin: string, request: TestRequest): Promise<string | undefined> {
  const problem = await findProblem(origin, request).catch(({ message }: Error) => message);
  return problem && `${request.method ?? 'GET'} ${request.path}: ${problem}`;
}

async function findProblem(origin: string, { path, method, headers, body, expected }: TestRequest) {
  const answer = await send(origin + path, method ?? 'GET', headers ?? {}, body);
  if (!expected.status.includes(answer.status))
    return `${answer.status}, not ${expected.status.join(' or ')}`;
  for (const [name, value] of Object.entries(expected.headers ?? {})) {
    const found = answer.headers[name.toLowerCase()]?.toString().replace(origin, '') ?? '';
    if (typeof value === 'string' ? found !== value : !value.test(found)) {
      return `${name} is "${found}", not "${value}"`;
    }
  }
  return answer.text.includes(expected.body ?? '') ? undefined : `the body does not contain ${expected.body}`;
}

/** Sends a request without the headers that `fetch` would add. */
async function send(url: string, method: string, headers: Readonly<Record<string, string>>, body = '') {
  const length = body === '' ? {} : { 'content-length': Buffer.byteLength(body) };
  const options = { method, headers: { ...headers, ...length }, timeout: RESPONSE_TIMEOUT_MS, agent: false };
  const pending = request(url, options);
  pending.on('timeout', () => pending.destroy(new Error('no response')));
  pending.end(body);
  const answer = await new Promise<import('node:http').IncomingMessage>((resolve, reject) => {
    pending.once('response', resolve).once('error', reject);
  });
  return { status: answer.statusCode ?? 0, headers: answer.headers, text: await text(answer) };
}
