import { randomUUID } from 'node:crypto';
import {
  createContactFields,
  createNewsletterFields,
  getConsent,
  getTransferConsent,
} from './helpers/enquiryFields';
import { exportEnquiries } from './helpers/runLeads';
import { startApi, startMailApi } from './helpers/startApi';

const createKeyHeader = (key: string = randomUUID()) => ({ 'Idempotency-Key': key });

test.each([
  ['message', { message: 'Something else.' }],
  ['person', { name: 'Trần Văn Bình', email: 'binh@other.example' }],
  ['consent', getConsent()],
  ['consent to the transfer', getTransferConsent()],
])('rejects a reused key with another %s', async (_, overrides) => {
  const api = await startApi();
  const headers = createKeyHeader();
  await api.post(createContactFields(), headers);
  const response = await api.post(createContactFields(overrides), headers);
  expect(response.status).toBe(422);
  expect(await response.json()).toEqual({ error: 'idempotency_key_reused' });
  expect(await exportEnquiries(api.env)).toHaveLength(1);
  expect((await api.post(createContactFields(overrides), createKeyHeader())).status).toBe(201);
});

test('delivers nothing for a reused key with other content', async () => {
  const { api, smtp } = await startMailApi();
  await api.post(createNewsletterFields(), createKeyHeader('k'));
  await api.post(createNewsletterFields({ email: 'victim@factory.example' }), createKeyHeader('k'));
  await api.post(createNewsletterFields({ email: 'last@factory.example' }), createKeyHeader('l'));
  const mails = await smtp.waitForMails(2);
  expect(mails.map(({ to }) => to[0])).toEqual(['reader@factory.example', 'last@factory.example']);
});

test.each([
  ['from another locale', { locale: 'zh' }],
  ['from another page', { source: '/vi/services/', landing: '/en/', about: 'case:two' }],
  ['with a newer consent text', { transferVersion: 'another' }],
  ['after a reload', { startedAt: 1 }],
])('treats the same enquiry %s as a replay', async (_, overrides) => {
  const api = await startApi();
  const headers = createKeyHeader();
  const first = await api.post(createContactFields(), headers);
  const second = await api.post(createContactFields(overrides), headers);
  expect([first.status, second.status]).toEqual([201, 200]);
  const { id } = (await first.json()) as { id: string };
  expect(await second.json()).toMatchObject({ id });
});

test('ignores a blank key', async () => {
  const api = await startApi();
  for (const message of ['one', 'two']) {
    const response = await api.post(
      createContactFields({ message, idempotencyKey: ' \t ' }),
      createKeyHeader(''),
    );
    expect(response.status).toBe(201);
  }
});

test.each([
  ['tooLong', 'k'.repeat(256)],
  ['invalid', 'kéy\u0007'],
])('reports a key that is %s', async (code, idempotencyKey) => {
  const api = await startApi();
  const response = await api.post(createContactFields({ idempotencyKey }), createKeyHeader(''));
  expect(response.status).toBe(422);
  expect(await response.json()).toEqual({ errors: { idempotencyKey: code } });
  expect(
    (await api.post(createContactFields({ idempotencyKey: 'k'.repeat(255) }), createKeyHeader(''))).status,
  ).toBe(201);
});
