/** @jest-environment node */
import { setTimeout } from 'node:timers/promises';
import { createMailEnv, SALES } from './helpers/createMailEnv';
import { createContactFields, createNewsletterFields } from './helpers/enquiryFields';
import { getReadiness } from './helpers/getReadiness';
import { SmtpServer } from './helpers/SmtpServer';
import { startApi } from './helpers/startApi';
import { runSql } from './helpers/testStore';

/** Longer than the server reuses a result of `/readyz`. */
const CHECK_REUSE_MS = 1100;

let smtp: SmtpServer;

beforeEach(() => {
  smtp = new SmtpServer();
});

afterEach(() => smtp.close());

test('reports readiness and the state of the deliveries', async () => {
  smtp.refuseMailsTo(SALES, '550 no such user');
  const api = await startApi(createMailEnv(await smtp.listen()));
  expect(await getReadiness(api)).toEqual({
    code: 200,
    status: 'ready',
    store: 'ok',
    deliveries: { waiting: 0, oldestSeconds: 0, failed: 0, failedToVisitors: 0 },
  });
  await api.post(createContactFields());
  await api.recorder.waitForEntry({ event: 'delivery', status: 'abandoned' });
  await api.recorder.waitForEntry({ event: 'delivery', status: 'delivered' });
  smtp.holdMails(() => true);
  // The mailbox has already received its acknowledgement for this hour.
  await api.post(createContactFields());
  await smtp.waitForHeldMails(1);
  await setTimeout(CHECK_REUSE_MS);
  const { deliveries } = await getReadiness(api);
  expect(deliveries).toMatchObject({ waiting: 1, failed: 1, failedToVisitors: 0 });
  expect((deliveries as { oldestSeconds: number }).oldestSeconds).toBeGreaterThan(0);
  // Otherwise the stop would wait for the mail.
  smtp.releaseMails();
});

test.each([
  ['an enquiry', createContactFields()],
  ['a subscription', createNewsletterFields({ email: 'anh@factory.example' })],
])('counts a wrong email address of %s separately', async (_, fields) => {
  smtp.refuseMailsTo('anh@factory.example', '550 no such user');
  const api = await startApi(createMailEnv(await smtp.listen()));
  await api.post(fields);
  await api.recorder.waitForEntry({ event: 'delivery', status: 'abandoned', level: 'warn' });
  expect(await getReadiness(api)).toMatchObject({ deliveries: { failed: 0, failedToVisitors: 1 } });
});

const createRenameRow = (table: string): [string, string] => [
  `the table ${table} is missing`,
  `ALTER TABLE ${table} RENAME TO elsewhere`,
];

test.each([
  createRenameRow('leads'),
  createRenameRow('outbox'),
  createRenameRow('subscribers'),
  createRenameRow('consent_texts'),
  createRenameRow('locks'),
  ['a column is missing', 'ALTER TABLE leads RENAME COLUMN referrer TO elsewhere'],
  ['every enquiry violates a constraint', 'CREATE UNIQUE INDEX one_kind ON outbox ((1))'],
])('is not ready if %s', async (_, damage) => {
  const api = await startApi();
  await runSql(api.env.LEADS_DATABASE_URL, damage);
  expect(await getReadiness(api)).toMatchObject({ code: 503, status: 'unavailable' });
});

test('is ready again after the repair of a table', async () => {
  const api = await startApi();
  expect(await getReadiness(api)).toMatchObject({ code: 200 });
  await runSql(api.env.LEADS_DATABASE_URL, 'ALTER TABLE leads RENAME TO elsewhere');
  await setTimeout(CHECK_REUSE_MS);
  expect(await getReadiness(api)).toMatchObject({ code: 503 });
  await runSql(api.env.LEADS_DATABASE_URL, 'ALTER TABLE elsewhere RENAME TO leads');
  await setTimeout(CHECK_REUSE_MS);
  expect(await getReadiness(api)).toMatchObject({ code: 200 });
});

test('leaves no rows after a readiness check', async () => {
  const api = await startApi();
  const tables = ['leads', 'outbox', 'subscribers', 'consent_texts', 'consents', 'request_counts'];
  const readTables = () =>
    Promise.all(tables.map((table) => runSql(api.env.LEADS_DATABASE_URL, `SELECT * FROM ${table}`)));
  const before = await readTables();
  expect(await getReadiness(api)).toMatchObject({ code: 200, deliveries: { waiting: 0 } });
  expect(await readTables()).toEqual(before);
});
