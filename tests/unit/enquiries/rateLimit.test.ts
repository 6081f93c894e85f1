import { once } from 'node:events';
import net from 'node:net';
import { withTimeout } from '@/tests/withTimeout';
import { createContactFields } from './helpers/enquiryFields';
import { type RunningApi, startApi } from './helpers/startApi';

const JSON_TYPE = 'application/json';
const jsonHeaders = { 'Content-Type': JSON_TYPE };

/** Sends a raw body and returns the response status. */
async function sendBody(api: RunningApi, body: BodyInit, headers: Record<string, string> = jsonHeaders) {
  return (await fetch(`${api.url}/api/leads`, { method: 'POST', headers, body })).status;
}

test('rejects the twenty-first enquiry in a minute', async () => {
  const api = await startApi();
  for (let count = 0; count < 20; count++) expect((await api.post(createContactFields())).status).toBe(201);
  const response = await api.post(createContactFields());
  expect(response.status).toBe(429);
  expect(Number(response.headers.get('Retry-After'))).toBeGreaterThanOrEqual(1);
  expect(Number(response.headers.get('Retry-After'))).toBeLessThanOrEqual(60);
  expect(await response.json()).toEqual({ error: 'rateLimited' });
});

test.each<[string, number, (api: RunningApi) => Promise<number>]>([
  ['with an error', 422, (api) => sendBody(api, JSON.stringify(createContactFields({ email: 'nowhere' })))],
  ['that cannot be parsed', 400, (api) => sendBody(api, '{')],
  ['that is too large', 413, (api) => sendBody(api, 'x'.repeat(70_000))],
  ['in another media type', 415, (api) => sendBody(api, 'hello', { 'Content-Type': 'text/plain' })],
  ['of a foreign page', 403, (api) => sendBody(api, '{', { ...jsonHeaders, Origin: 'https://evil.example' })],
])('counts and limits requests %s', async (_, status, sendOne) => {
  const api = await startApi({ LEADS_RATE_LIMIT: '2' });
  const statuses = await Promise.all([sendOne(api), sendOne(api), sendOne(api)]);
  expect(statuses).toEqual([status, status, 429]);
});

test('rejects a limited request before reading its body', async () => {
  const api = await startApi({ LEADS_RATE_LIMIT: '1' });
  await sendBody(api, '{');
  const { hostname, port } = new URL(api.url);
  const socket = net.connect(Number(port), hostname);
  socket.write(
    `POST /api/leads HTTP/1.1\r\nHost: ${hostname}\r\nContent-Type: ${JSON_TYPE}\r\nContent-Length: 9\r\n\r\n`,
  );
  const [response] = await withTimeout(once(socket, 'data'), 'the response');
  socket.destroy();
  expect(String(response)).toMatch(/^HTTP\/1\.1 429 /);
});

test('counts requests of foreign pages separately', async () => {
  const api = await startApi({ LEADS_RATE_LIMIT: '1' });
  for (const _ of [1, 2]) await api.post(createContactFields(), { Origin: 'https://evil.example' });
  expect((await api.post(createContactFields())).status).toBe(201);
});

test('counts visitors by IP address behind a proxy', async () => {
  const api = await startApi({ LEADS_RATE_LIMIT: '1', TRUST_PROXY: '1' });
  const postEnquiry = async (forwarded: string) =>
    (await api.post(createContactFields(), { 'X-Forwarded-For': forwarded })).status;
  expect(await postEnquiry('203.0.113.1')).toBe(201);
  expect(await postEnquiry('203.0.113.2')).toBe(201);
  expect(await postEnquiry('198.51.100.7, 203.0.113.1')).toBe(429);
});

test('limits an IPv6 provider to ten times the limit', async () => {
  const api = await startApi({ LEADS_RATE_LIMIT: '1', TRUST_PROXY: '1' });
  const statuses: number[] = [];
  for (let customer = 0; customer < 12; customer++) {
    statuses.push(
      await sendBody(api, '{', { ...jsonHeaders, 'X-Forwarded-For': `2001:db8:1:${customer}::1` }),
    );
  }
  expect(statuses).toEqual([...Array(10).fill(400), 429, 429]);
  expect(await sendBody(api, '{', { ...jsonHeaders, 'X-Forwarded-For': '2001:db8:2::1' })).toBe(400);
});
