import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Ask } from './Column';

/** For how long an answer is waited for, in milliseconds. */
const PATIENCE = 20_000;

/** Asks a host and compares. Returns what is wrong with the answer, in a sentence; undefined where nothing is. */
export async function ask(origin: string, asked: Ask): Promise<string | undefined> {
  const problem = await findProblem(origin, asked).catch(({ message }: Error) => message);
  return problem && `${asked.method ?? 'GET'} ${asked.path}: ${problem}`;
}

async function findProblem(origin: string, { path, method, headers, body, expected }: Ask) {
  const answer = await fetched(origin + path, method ?? 'GET', headers ?? {}, body);
  if (!expected.status.includes(answer.status))
    return `${answer.status}, not ${expected.status.join(' or ')}`;
  for (const [name, value] of Object.entries(expected.headers ?? {})) {
    const found = answer.headers[name.toLowerCase()]?.toString().replace(origin, '') ?? '';
    if (typeof value === 'string' ? found !== value : !value.test(found)) {
      return `${name} is "${found}", not "${value}"`;
    }
  }
  return answer.text.includes(expected.body ?? '') ? undefined : `its body lacks ${expected.body}`;
}

/** One request as it stands, which `fetch` would put headers of its own to. */
async function fetched(url: string, method: string, headers: Readonly<Record<string, string>>, body = '') {
  const length = body === '' ? {} : { 'content-length': Buffer.byteLength(body) };
  const sent = request(url, { method, headers: { ...headers, ...length }, timeout: PATIENCE, agent: false });
  sent.on('timeout', () => sent.destroy(new Error('no answer')));
  sent.end(body);
  const answer = await new Promise<import('node:http').IncomingMessage>((resolve, reject) => {
    sent.once('response', resolve).once('error', reject);
  });
  return { status: answer.statusCode ?? 0, headers: answer.headers, text: await text(answer) };
}
