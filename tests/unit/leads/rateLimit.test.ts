/** @jest-environment node */
import { once } from 'node:events';
import net from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { clientAddress } from '@/server/enquiries/intake/clientAddress';
import { networksOf } from '@/server/enquiries/intake/networksOf';
import { RateLimiter } from '@/server/enquiries/intake/RateLimiter';
import { contactFields } from './helpers/leadFields';
import { type RunningApi, startApi } from './helpers/startApi';
import { withTimeout } from './helpers/withTimeout';

afterEach(() => jest.restoreAllMocks());

const JSON_TYPE = 'application/json';
const json = { 'Content-Type': JSON_TYPE };

/** Sends a body as it is and returns the status of the answer. */
async function send(api: RunningApi, body: BodyInit, headers: Record<string, string> = json) {
  return (await fetch(`${api.url}/api/leads`, { method: 'POST', headers, body })).status;
}

test('a twenty-first lead in a minute has to wait', async () => {
  const api = await startApi();
  for (let count = 0; count < 20; count++) expect((await api.post(contactFields())).status).toBe(201);
  const response = await api.post(contactFields());
  expect(response.status).toBe(429);
  expect(Number(response.headers.get('Retry-After'))).toBeGreaterThanOrEqual(1);
  expect(Number(response.headers.get('Retry-After'))).toBeLessThanOrEqual(60);
  expect(await response.json()).toEqual({ error: 'rateLimited' });
});

test.each<[string, number, (api: RunningApi) => Promise<number>]>([
  ['with a mistake', 422, (api) => send(api, JSON.stringify(contactFields({ email: 'nowhere' })))],
  ['that cannot be parsed', 400, (api) => send(api, '{')],
  ['that is too large', 413, (api) => send(api, 'x'.repeat(70_000))],
  ['in another media type', 415, (api) => send(api, 'hello', { 'Content-Type': 'text/plain' })],
  ['of a foreign page', 403, (api) => send(api, '{', { ...json, Origin: 'https://evil.example' })],
])('requests %s are counted, and wait after the limit', async (_, status, sendOne) => {
  const api = await startApi({ LEADS_RATE_LIMIT: '2' });
  const statuses = await Promise.all([sendOne(api), sendOne(api), sendOne(api)]);
  expect(statuses).toEqual([status, status, 429]);
});

test('a request that has to wait is answered before its body has come', async () => {
  const api = await startApi({ LEADS_RATE_LIMIT: '1' });
  await send(api, '{');
  const { hostname, port } = new URL(api.url);
  const socket = net.connect(Number(port), hostname);
  socket.write(
    `POST /api/leads HTTP/1.1\r\nHost: ${hostname}\r\nContent-Type: ${JSON_TYPE}\r\nContent-Length: 9\r\n\r\n`,
  );
  const [answer] = await withTimeout(once(socket, 'data'), 'the answer');
  socket.destroy();
  expect(String(answer)).toMatch(/^HTTP\/1\.1 429 /);
});

test('a foreign page cannot use up what its visitor may send', async () => {
  const api = await startApi({ LEADS_RATE_LIMIT: '1' });
  for (const _ of [1, 2]) await api.post(contactFields(), { Origin: 'https://evil.example' });
  expect((await api.post(contactFields())).status).toBe(201);
});

test('behind a proxy each visitor is counted, and nobody can claim another address', async () => {
  const api = await startApi({ LEADS_RATE_LIMIT: '1', TRUST_PROXY: '1' });
  const from = async (forwarded: string) =>
    (await api.post(contactFields(), { 'X-Forwarded-For': forwarded })).status;
  expect(await from('203.0.113.1')).toBe(201);
  expect(await from('203.0.113.2')).toBe(201);
  expect(await from('198.51.100.7, 203.0.113.1')).toBe(429);
});

test('a new port for each connection is no new visitor', async () => {
  const api = await startApi({ LEADS_RATE_LIMIT: '1', TRUST_PROXY: '1' });
  const from = async (forwarded: string) =>
    (await api.post(contactFields(), { 'X-Forwarded-For': forwarded })).status;
  expect(await from('203.0.113.1:50001')).toBe(201);
  expect(await from('203.0.113.1:50002')).toBe(429);
  expect(await from('[2001:db8::1]:50001')).toBe(201);
  expect(await from('[2001:db8::1]:50002')).toBe(429);
});

test('the customers of one IPv6 provider together have to wait after ten times the limit', async () => {
  const api = await startApi({ LEADS_RATE_LIMIT: '1', TRUST_PROXY: '1' });
  const statuses: number[] = [];
  for (let customer = 0; customer < 12; customer++) {
    statuses.push(await send(api, '{', { ...json, 'X-Forwarded-For': `2001:db8:1:${customer}::1` }));
  }
  expect(statuses).toEqual([...Array(10).fill(400), 429, 429]);
  expect(await send(api, '{', { ...json, 'X-Forwarded-For': '2001:db8:2::1' })).toBe(400);
});

test('without a proxy the header is not believed', async () => {
  const api = await startApi({ LEADS_RATE_LIMIT: '1' });
  await api.post(contactFields(), { 'X-Forwarded-For': '203.0.113.1' });
  expect((await api.post(contactFields(), { 'X-Forwarded-For': '203.0.113.2' })).status).toBe(429);
});

test('a clock that is set back an hour makes nobody wait longer', async () => {
  const api = await startApi({ LEADS_RATE_LIMIT: '1' });
  await api.post(contactFields());
  const now = Date.now();
  jest.spyOn(Date, 'now').mockReturnValue(now - 3_600_000);
  const response = await api.post(contactFields());
  expect(response.status).toBe(429);
  expect(Number(response.headers.get('Retry-After'))).toBeLessThanOrEqual(60);
});

const one = (key: string) => [{ key, share: 1 }];

test('the minute slides: each request is forgotten sixty seconds after it came', () => {
  const limiter = new RateLimiter(2);
  expect([0, 30_000, 59_000].map((time) => limiter.take(one('a'), time))).toEqual([0, 0, 1]);
  expect(limiter.take(one('a'), 60_000)).toBe(0);
  expect(limiter.take(one('a'), 61_000)).toBe(29);
  expect(limiter.take(one('b'), 61_000)).toBe(0);
});

test('an address that has to wait does so however many others come', () => {
  const limiter = new RateLimiter(2);
  for (const _ of [1, 2]) limiter.take(one('limited'), 0);
  for (let address = 0; address < 100_000; address++) limiter.take(one(String(address)), 1);
  expect(limiter.take(one('limited'), 2)).toBe(60);
  expect(limiter.take(one('new'), 2)).toBe(0);
});

test('ten thousand others that have to wait do not free one that has to', () => {
  const limiter = new RateLimiter(1);
  limiter.take(one('first'), 0);
  for (let address = 0; address < 10_000; address++) limiter.take(one(String(address)), 1);
  expect(limiter.take(one('first'), 2)).toBe(60);
});

test('memory does not grow with the number of addresses', () => {
  setFlagsFromString('--expose-gc');
  const collectGarbage = runInNewContext('gc') as () => void;
  const limiter = new RateLimiter(20);
  const fill = (from: number) => {
    for (let address = from; address < from + 100_000; address++) limiter.take(one(`${address}`), address);
    collectGarbage();
    return process.memoryUsage().heapUsed;
  };
  const before = fill(0);
  // Three hundred thousand entries with a list each weigh more than 50 MB.
  expect(Math.max(...[1, 2, 3].map((round) => fill(round * 100_000))) - before).toBeLessThan(20_000_000);
});

test.each([
  ['203.0.113.1', undefined, 0, '203.0.113.1'],
  ['fe80::1%eth0', undefined, 0, 'fe80::1'],
  ['10.0.0.1', '192.0.2.1, 192.0.2.2', 1, '192.0.2.2'],
  ['10.0.0.1', '192.0.2.1, 192.0.2.2', 2, '192.0.2.1'],
  ['10.0.0.1', '192.0.2.2', 2, '192.0.2.2'],
  ['10.0.0.1', '192.0.2.2:443', 1, '192.0.2.2'],
  ['10.0.0.1', '[2001:db8::1]:443', 1, '2001:db8::1'],
  ['10.0.0.1', '[2001:db8::1]', 1, '2001:db8::1'],
  ['10.0.0.1', '2001:db8::1', 1, '2001:db8::1'],
  ['10.0.0.1', 'unknown', 1, '10.0.0.1'],
  ['10.0.0.1', '[', 1, '10.0.0.1'],
  ['10.0.0.1', '0x7f.1', 1, '10.0.0.1'],
  ['10.0.0.1', '', 1, '10.0.0.1'],
  ['10.0.0.1', undefined, 1, '10.0.0.1'],
  [undefined, undefined, 0, undefined],
])(
  'a connection from %s that was forwarded for %s by %i proxies is from %s',
  (socket, forwarded, proxies, expected) => {
    expect(clientAddress(socket, forwarded, proxies)).toBe(expected);
  },
);

test.each([
  ['203.0.113.1', ['203.0.113.1']],
  ['::ffff:203.0.113.1', ['203.0.113.1']],
  ['::ffff:cb00:7101', ['203.0.113.1']],
  ['64:ff9b::203.0.113.1', ['203.0.113.1']],
  ['64:ff9b::cb00:7101', ['203.0.113.1']],
  ['2001:db8:1:2:3:4:5:6', ['2001:db8:1::/48', '2001:db8:1:2::/64']],
  ['2001:DB8:1:2::9', ['2001:db8:1::/48', '2001:db8:1:2::/64']],
  ['2001:db8::1', ['2001:db8:0::/48', '2001:db8:0:0::/64']],
  ['::1', ['0:0:0::/48', '0:0:0:0::/64']],
  [undefined, ['unknown']],
])('%s counts as %j', (address, expected) => {
  expect(networksOf(address).map(({ key }) => key)).toEqual(expected);
});
