import { setTimeout } from 'node:timers/promises';
import { PostgresServer } from '@/scripts/postgres/PostgresServer';
import { ChildServer } from '../../proof/leads/ChildServer';
import { LeadSender } from '../../proof/leads/LeadSender';
import { mailEnv, SALES } from '../../unit/enquiries/helpers/mailEnv';
import { SmtpServer } from '../../unit/enquiries/helpers/SmtpServer';
import { runSql } from '../../unit/enquiries/helpers/testStore';

const LEADS = 600;

/** How many mails to sales a server sends at once: those that a killed one may have sent without noting it. */
const AT_ONCE = 4;

const database = new PostgresServer(false);
const smtp = new SmtpServer();
const env: Record<string, string> = { LEADS_RATE_LIMIT: '0' };
const first = new ChildServer(env);
const servers = [first, new ChildServer(env)];

afterAll(async () => {
  await Promise.all(servers.map((server) => server.stop()));
  await smtp.close();
  await database.remove();
});

/** Resolves when nothing waits to be delivered. */
async function untilDelivered(): Promise<void> {
  const query = `SELECT id FROM outbox WHERE delivered_at IS NULL LIMIT 1`;
  while ((await runSql(database.url, query)).length > 0) await setTimeout(100);
}

test('two servers of one store keep each lead once and mail it once, though one is killed three times and the store restarted', async () => {
  await database.start();
  Object.assign(env, mailEnv(await smtp.listen()), { LEADS_DATABASE_URL: database.url });
  const kill = () => first.killAndRestart();
  const incidents = [
    { after: 120, act: kill },
    { after: 240, act: kill },
    { after: 360, act: () => database.crash().then(() => database.start()) },
    { after: 480, act: kill },
  ];
  const sender = new LeadSender(servers, LEADS, incidents);

  await Promise.all(servers.map((server) => server.start()));
  await sender.send();
  expect(incidents).toEqual([]);
  expect(sender.failures).toBeGreaterThan(0);
  expect([...sender.statuses].filter((status) => ![200, 201, 503].includes(status))).toEqual([]);
  const leads = await runSql(database.url, 'SELECT id, name FROM leads');
  expect(leads).toHaveLength(LEADS);
  expect(new Map(leads.map(({ id, name }) => [name, id]))).toEqual(sender.acknowledged);

  // What a killed server was sending is another's two minutes later.
  await Promise.all(servers.map((server) => server.stop()));
  await runSql(database.url, 'UPDATE outbox SET lease_until = lease_until - 120000');
  await Promise.all(servers.map((server) => server.start()));
  await untilDelivered();
  const entries = await runSql(database.url, `SELECT id, attempts FROM outbox WHERE channel = 'sales'`);
  const sent = smtp.to(SALES).map(({ headers }) => headers['message-id']?.slice(1).split('@')[0]);
  expect(entries).toHaveLength(LEADS);
  expect([...new Set(sent)].sort()).toEqual(entries.map(({ id }) => id).sort());
  // Under the same id again, by which mail programs know it, only what had been begun by a server that was killed.
  const repeated = sent.filter((id, index) => sent.indexOf(id) < index);
  expect(repeated.length).toBeLessThanOrEqual(3 * AT_ONCE);
  const tried = entries.filter(({ attempts }) => attempts !== 1).map(({ id }) => id);
  expect(repeated.filter((id) => !tried.includes(id))).toEqual([]);
});
