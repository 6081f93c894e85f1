import { setTimeout } from 'node:timers/promises';
import { ChildServer } from '../../proof/enquiries/ChildServer';
import { EnquirySender } from '../../proof/enquiries/EnquirySender';
import { createMailEnv, SALES } from '../../unit/enquiries/helpers/createMailEnv';
import { SmtpServer } from '../../unit/enquiries/helpers/SmtpServer';
import { runSql } from '../../unit/enquiries/helpers/testStore';
import { PostgresServer } from '../PostgresServer';

const ENQUIRY_COUNT = 400;

/** Mails to sales that a server sends concurrently; a killed server may have sent them without recording it. */
const MAIL_CONCURRENCY = 4;

const database = new PostgresServer();
const smtp = new SmtpServer();
const env: Record<string, string> = { LEADS_RATE_LIMIT: '0' };
const first = new ChildServer(env);
const servers = [first, new ChildServer(env)];

afterAll(async () => {
  await Promise.all(servers.map((server) => server.stop()));
  await smtp.close();
  await database.remove();
});

/** Resolves when the outbox is empty. */
async function waitUntilDelivered(): Promise<void> {
  const query = `SELECT id FROM outbox WHERE delivered_at IS NULL LIMIT 1`;
  while ((await runSql(database.url, query)).length > 0) await setTimeout(100);
}

test('two servers store and mail each enquiry once despite crashes', async () => {
  await database.start();
  Object.assign(env, createMailEnv(await smtp.listen()), { LEADS_DATABASE_URL: database.url });
  const kill = () => first.killAndRestart();
  const incidents = [
    { after: 80, act: kill },
    { after: 160, act: kill },
    { after: 240, act: () => database.crash().then(() => database.start()) },
    { after: 320, act: kill },
  ];
  const sender = new EnquirySender(servers, ENQUIRY_COUNT, incidents);

  await Promise.all(servers.map((server) => server.start()));
  await sender.send();
  expect(incidents).toEqual([]);
  expect(sender.failures).toBeGreaterThan(0);
  expect([...sender.statuses].filter((status) => ![200, 201, 503].includes(status))).toEqual([]);
  const enquiries = await runSql(database.url, 'SELECT id, name FROM leads');
  expect(enquiries).toHaveLength(ENQUIRY_COUNT);
  expect(new Map(enquiries.map(({ id, name }) => [name, id]))).toEqual(sender.acknowledged);

  // The leases of a killed server expire after two minutes.
  await Promise.all(servers.map((server) => server.stop()));
  await runSql(database.url, 'UPDATE outbox SET lease_until = lease_until - 120000');
  await Promise.all(servers.map((server) => server.start()));
  await waitUntilDelivered();
  const entries = await runSql(database.url, `SELECT id, attempts FROM outbox WHERE channel = 'sales'`);
  const sent = smtp.getMailsTo(SALES).map(({ headers }) => headers['message-id']?.slice(1).split('@')[0]);
  expect(entries).toHaveLength(ENQUIRY_COUNT);
  expect([...new Set(sent)].sort()).toEqual(entries.map(({ id }) => id).sort());
  // Only mails that a killed server was sending are repeated, with the same id, by which mail programs detect
  // duplicates.
  const repeated = sent.filter((id, index) => sent.indexOf(id) < index);
  expect(repeated.length).toBeLessThanOrEqual(3 * MAIL_CONCURRENCY);
  const retried = entries.filter(({ attempts }) => attempts !== 1).map(({ id }) => id);
  expect(repeated.filter((id) => !retried.includes(id))).toEqual([]);
});
