import { randomUUID } from 'node:crypto';
import { exchangeBytes } from '../http/helpers/exchange';
import {
  createContactFields,
  createNewsletterFields,
  getConsent,
  getTransferConsent,
} from './helpers/enquiryFields';
import { exportEnquiries } from './helpers/runLeads';
import { shareApi, startApi } from './helpers/startApi';

const jsonHeaders = { 'Content-Type': 'application/json' };
const formHeaders = { 'Content-Type': 'application/x-www-form-urlencoded' };

/** The server for all tests that do not check the whole store. */
const getApi = shareApi();

test.each([
  ['an enquiry', createContactFields()],
  ['an enquiry with both consents', createContactFields({ ...getConsent(), ...getTransferConsent() })],
  ['a trial', createContactFields({ kind: 'trial', message: '' })],
  ['a newsletter subscription', createNewsletterFields()],
])('stores %s and returns its ID', async (_, fields) => {
  const api = await startApi();
  const response = await api.post(fields);
  expect(response.status).toBe(201);
  const { id } = (await response.json()) as { id: string };
  const { website: _website, startedAt: _startedAt, ...stored } = fields;
  expect(await exportEnquiries(api.env)).toEqual([expect.objectContaining({ ...stored, id, suspect: '' })]);
});

test('stores twenty concurrent requests with one key once', async () => {
  const api = await startApi();
  const headers = { 'Idempotency-Key': randomUUID() };
  const responses = await Promise.all(
    Array.from({ length: 20 }, () => api.post(createContactFields(), headers)),
  );
  const statuses = responses.map(({ status }) => status);
  expect(statuses.filter((status) => status === 201)).toHaveLength(1);
  expect(statuses.filter((status) => status === 200)).toHaveLength(19);
  expect(await exportEnquiries(api.env)).toHaveLength(1);
});

test('scopes keys to the kind, and stores requests without a key', async () => {
  const api = await startApi();
  const headers = { 'Idempotency-Key': 'one' };
  await api.post(createContactFields(), headers);
  expect((await api.post(createContactFields({ kind: 'trial' }), headers)).status).toBe(201);
  for (const _ of [1, 2]) {
    const response = await fetch(`${api.url}/api/leads`, {
      method: 'POST',
      headers: jsonHeaders,
      body: JSON.stringify(createContactFields()),
    });
    expect(response.status).toBe(201);
  }
  expect(await exportEnquiries(api.env)).toHaveLength(4);
});

const nestedLists = '['.repeat(30_000) + ']'.repeat(30_000);
const gbkBody = Buffer.from('{"\xc4\xe3":1}', 'latin1');
const validBody = JSON.stringify(createContactFields());

test.each<[number, string, Record<string, string>, BodyInit]>([
  [400, 'truncated JSON', jsonHeaders, '{"kind":"contact"'],
  [400, 'an empty body', jsonHeaders, ''],
  [400, 'JSON in another encoding than UTF-8', jsonHeaders, gbkBody],
  [400, 'a form in another encoding than UTF-8', formHeaders, 'kind=contact&name=%C4%E3%BA%C3'],
  [400, 'a form with a broken escape', formHeaders, 'name=100%'],
  [413, 'a body over 64 KiB', jsonHeaders, 'x'.repeat(64 * 1024 + 1)],
  [413, 'a nested body over 64 KiB', jsonHeaders, nestedLists + nestedLists],
  [415, 'plain text', { 'Content-Type': 'text/plain' }, validBody],
  [415, 'a multipart form', {}, new FormData()],
  [415, 'no media type', {}, Buffer.from(validBody)],
  [415, 'a charset that is not UTF-8', { 'Content-Type': 'application/json; charset=gbk' }, validBody],
  [415, 'a compressed body', { ...jsonHeaders, 'Content-Encoding': 'gzip' }, validBody],
  [422, 'a list', jsonHeaders, '[]'],
  [422, 'null', jsonHeaders, 'null'],
  [422, 'a number', jsonHeaders, '1e999'],
  [422, 'deep nesting', jsonHeaders, nestedLists],
  [422, 'deep nesting in a field', jsonHeaders, validBody.replace('"vi"', nestedLists)],
  [422, 'a form without fields', formHeaders, ''],
  [422, 'a prototype', jsonHeaders, '{"__proto__":{"kind":"contact"}}'],
  [201, 'a charset in capitals', { 'Content-Type': 'Application/JSON; Charset="UTF-8"' }, validBody],
])('responds with %i to %s', async (status, _, headers, body) => {
  const api = getApi();
  const response = await fetch(`${api.url}/api/leads`, { method: 'POST', headers, body });
  expect(response.status).toBe(status);
  expect(await response.json()).toEqual(expect.any(Object));
});

test('reads a body of exactly 64 KiB', async () => {
  const api = getApi();
  const body = Buffer.concat([
    Buffer.from(validBody),
    Buffer.alloc(64 * 1024 - Buffer.byteLength(validBody), ' '),
  ]);
  const response = await fetch(`${api.url}/api/leads`, { method: 'POST', headers: jsonHeaders, body });
  expect(response.status).toBe(201);
});

const largeBody = 'x'.repeat(900_000);
const chunkedBody = `${largeBody.length.toString(16)}\r\n${largeBody}\r\n0\r\n\r\n`;
const length = `Content-Length: ${largeBody.length}`;
const chunked = 'Transfer-Encoding: chunked';
const form = 'Content-Type: application/x-www-form-urlencoded';
const native = `${form}\r\nAccept: text/html`;

test.each([
  ['a form that is too large', 303, [native, length], largeBody],
  ['a form in chunks that is too large', 303, [native, chunked], chunkedBody],
  ['a form of another site that is too large', 403, [native, length, 'Origin: null'], largeBody],
  ['a body that is too large', 413, [form, length], largeBody],
  ['a body in chunks that is too large', 413, [form, chunked], chunkedBody],
  ['a large body of another type', 415, [length], largeBody],
])('keeps the connection of a proxy after %s', async (_, status, headers, body) => {
  const port = Number(new URL(getApi().url).port);
  const lines = ['POST /api/leads HTTP/1.1', 'Host: site.example', ...headers];
  const nextRequest = 'GET /healthz HTTP/1.1\r\nHost: site.example\r\nConnection: close\r\n\r\n';
  const received = await exchangeBytes(port, `${lines.join('\r\n')}\r\n\r\n${body}${nextRequest}`);
  expect(received.toString().match(/HTTP\/1\.1 \d+/g)).toEqual([`HTTP/1.1 ${status}`, 'HTTP/1.1 200']);
});

test('replaces a lone surrogate in a text', async () => {
  const api = await startApi();
  expect((await api.post(createContactFields({ name: 'A\ud800B' }))).status).toBe(201);
  expect(await exportEnquiries(api.env)).toEqual([expect.objectContaining({ name: 'A\uFFFDB' })]);
});

test('logs each enquiry without personal data', async () => {
  const api = await startApi();
  const fields = createContactFields({ company: 'Secret Works', source: '/vi/contact/' });
  const id = await api.postForId(fields);
  await api.post({ ...fields, email: 'wrong' });
  const [stored, refused] = api.recorder.entries.filter(({ event }) => event === 'lead');
  expect(stored).toMatchObject({ status: 201, id, kind: 'contact', locale: 'vi', ms: expect.any(Number) });
  expect(refused).toMatchObject({ status: 422, locale: 'vi' });
  const log = JSON.stringify(api.recorder.entries);
  for (const field of ['name', 'email', 'phone', 'company', 'message']) {
    expect(log).not.toContain(JSON.stringify(fields[field]).slice(1, -1));
  }
});
