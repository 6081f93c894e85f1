/** @jest-environment node */
import { clientAddress } from '@/server/leads/clientAddress';
import { RateLimiter } from '@/server/leads/RateLimiter';
import { contactFields } from './helpers/leadFields';
import { exportedLeads } from './helpers/runLeads';
import { startApi } from './helpers/startApi';

test.each([
  ['a filled-in hidden field', { website: 'https://spam.example' }, 'honeypot'],
  ['a form sent sooner than anybody types', { startedAt: Date.now() }, 'tooFast'],
  ['the same, in a native form', { startedAt: String(Date.now()) }, 'tooFast'],
  ['a form sent after a while', { startedAt: Date.now() - 60_000 }, ''],
  ['a form of a computer whose clock is ahead', { startedAt: Date.now() + 3_600_000 }, ''],
  ['a form that does not say when it was shown', { startedAt: '' }, ''],
  ['a form that says it in words', { startedAt: 'today' }, ''],
  ['an empty hidden field', { website: '' }, ''],
])('%s is stored, and flagged if it looks like a robot', async (_, different, suspect) => {
  const api = await startApi();
  expect((await api.post(contactFields(different))).status).toBe(201);
  expect(await exportedLeads(api.env)).toEqual([expect.objectContaining({ suspect })]);
});

test('a twenty-first lead in a minute has to wait', async () => {
  const api = await startApi();
  for (let count = 0; count < 20; count++) expect((await api.post(contactFields())).status).toBe(201);
  const response = await api.post(contactFields());
  expect(response.status).toBe(429);
  expect(Number(response.headers.get('Retry-After'))).toBeGreaterThanOrEqual(50);
  expect(Number(response.headers.get('Retry-After'))).toBeLessThanOrEqual(60);
  expect(await response.json()).toEqual({ error: 'rateLimited' });
});

test('behind a proxy each visitor is counted, and nobody can claim another address', async () => {
  const api = await startApi({ LEADS_RATE_LIMIT: '1', TRUST_PROXY: '1' });
  const from = async (forwarded: string) =>
    (await api.post(contactFields(), { 'X-Forwarded-For': forwarded })).status;
  expect(await from('203.0.113.1')).toBe(201);
  expect(await from('203.0.113.2')).toBe(201);
  expect(await from('198.51.100.7, 203.0.113.1')).toBe(429);
});

test('without a proxy the header is not believed', async () => {
  const api = await startApi({ LEADS_RATE_LIMIT: '1' });
  await api.post(contactFields(), { 'X-Forwarded-For': '203.0.113.1' });
  expect((await api.post(contactFields(), { 'X-Forwarded-For': '203.0.113.2' })).status).toBe(429);
});

test('the minute slides: each lead is forgotten sixty seconds after it came', () => {
  const limiter = new RateLimiter(2);
  expect([0, 30_000, 59_000].map((time) => limiter.take('a', time))).toEqual([0, 0, 1]);
  expect(limiter.take('a', 60_000)).toBe(0);
  expect(limiter.take('a', 61_000)).toBe(29);
  expect(limiter.take('b', 61_000)).toBe(0);
});

test('addresses beyond ten thousand push out those heard of least recently', () => {
  const limiter = new RateLimiter(1);
  limiter.take('first', 0);
  for (let address = 0; address < 10_000; address++) limiter.take(String(address), 1);
  expect(limiter.take('first', 2)).toBe(0);
  expect(limiter.take('9999', 2)).toBe(60);
});

test.each([
  ['203.0.113.1', undefined, 0, '203.0.113.1'],
  ['::ffff:203.0.113.1', undefined, 0, '203.0.113.1'],
  ['2001:db8:1:2:3:4:5:6', undefined, 0, '2001:db8:1:2::/64'],
  ['2001:db8:1:2::9', undefined, 0, '2001:db8:1:2::/64'],
  ['2001:db8::1', undefined, 0, '2001:db8:0:0::/64'],
  ['::1', undefined, 0, '0:0:0:0::/64'],
  ['10.0.0.1', 'a, b', 1, 'b'],
  ['10.0.0.1', 'a, b', 2, 'a'],
  ['10.0.0.1', 'b', 2, 'b'],
  ['10.0.0.1', undefined, 1, '10.0.0.1'],
  [undefined, undefined, 0, 'unknown'],
])('%s behind %s with %i proxies counts as %s', (socket, forwarded, proxies, expected) => {
  expect(clientAddress(socket, forwarded, proxies)).toBe(expected);
});
