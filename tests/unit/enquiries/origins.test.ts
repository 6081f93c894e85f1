import { createContactFields } from './helpers/enquiryFields';
import { exportEnquiries } from './helpers/runLeads';
import { shareApi, startApi } from './helpers/startApi';

const ALLOWED_ORIGIN = 'https://cdn.example';

function sendPreflight(url: string, origin: string): Promise<Response> {
  return fetch(`${url}/api/leads`, {
    method: 'OPTIONS',
    headers: {
      Origin: origin,
      'Access-Control-Request-Method': 'POST',
      'Access-Control-Request-Headers': 'content-type,idempotency-key',
    },
  });
}

test('accepts its own pages, with or without a TLS proxy', async () => {
  const api = await startApi();
  for (const origin of [api.url, api.url.replace('http:', 'https:')]) {
    expect((await api.post(createContactFields(), { Origin: origin })).status).toBe(201);
  }
});

test('uses the forwarded host behind a trusted proxy', async () => {
  const api = await startApi({ TRUST_PROXY: '1' });
  const headers = { Origin: 'https://www.shop.example', 'X-Forwarded-Host': 'www.shop.example' };
  expect((await api.post(createContactFields(), headers)).status).toBe(201);
  const withoutProxy = await startApi();
  expect((await withoutProxy.post(createContactFields(), headers)).status).toBe(403);
});

test.each([
  ['appends to the client’s value', { 'X-Forwarded-Host': 'evil.example, www.shop.example' }, '1'],
  ['is not trusted', { 'X-Forwarded-Host': 'evil.example' }, '0'],
])('rejects a forwarded host if the proxy %s', async (_, headers, TRUST_PROXY) => {
  const api = await startApi({ TRUST_PROXY });
  const response = await api.post(createContactFields(), { ...headers, Origin: 'https://evil.example' });
  expect(response.status).toBe(403);
});

test('accepts the public origin if a proxy changes the host', async () => {
  const api = await startApi({ PUBLIC_ORIGIN: 'https://www.lotus.example' });
  const response = await api.post(createContactFields(), { Origin: 'https://www.lotus.example' });
  expect(response.status).toBe(201);
});

const getApi = shareApi({ LEADS_ALLOWED_ORIGINS: ALLOWED_ORIGIN });

test.each([
  'https://evil.example',
  'null',
  'https://cdn.example.evil.example',
  'http://cdn.example',
  'garbage',
])('rejects a page of %s and stores nothing', async (origin) => {
  const api = getApi();
  const post = await api.post(createContactFields(), { Origin: origin });
  const form = await api.postForm({ kind: 'contact' }, { Origin: origin });
  expect([post.status, form.status]).toEqual([403, 403]);
  for (const { headers } of [post, form, await sendPreflight(api.url, origin)])
    expect(headers.get('Access-Control-Allow-Origin')).toBeNull();
  expect(await exportEnquiries(api.env)).toEqual([]);
});

test('answers the preflight of an allowed origin', async () => {
  const api = await startApi({ LEADS_ALLOWED_ORIGINS: ALLOWED_ORIGIN });
  const response = await sendPreflight(api.url, ALLOWED_ORIGIN);
  expect(response.status).toBe(204);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'access-control-allow-origin': ALLOWED_ORIGIN,
    'access-control-allow-methods': 'POST',
    'access-control-allow-headers': 'Content-Type,Idempotency-Key',
    vary: expect.stringContaining('Origin'),
  });
});

test('lets an allowed origin read every response', async () => {
  const api = await startApi({ LEADS_ALLOWED_ORIGINS: ALLOWED_ORIGIN, LEADS_RATE_LIMIT: '3' });
  const responses = await Promise.all([
    api.post(createContactFields(), { Origin: ALLOWED_ORIGIN }),
    api.post(createContactFields({ name: '' }), { Origin: ALLOWED_ORIGIN }),
    api.post(createContactFields(), { Origin: ALLOWED_ORIGIN, 'Content-Type': 'text/plain' }),
    api.post(createContactFields(), { Origin: ALLOWED_ORIGIN }),
  ]);
  expect(responses.map(({ status }) => status)).toEqual([201, 422, 415, 429]);
  for (const response of responses)
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe(ALLOWED_ORIGIN);
  expect(responses[3]?.headers.get('Access-Control-Expose-Headers')).toBe('Retry-After');
});
