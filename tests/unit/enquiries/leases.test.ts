/** @jest-environment node */
import { contactFields, newsletterFields } from './helpers/leadFields';
import { mailEnv, SALES } from './helpers/mailEnv';
import { SmtpServer } from './helpers/SmtpServer';
import { type RunningApi, startApi } from './helpers/startApi';
import { runSql } from './helpers/testStore';

const HOUR = 3_600_000;

let smtp: SmtpServer;

beforeEach(() => {
  smtp = new SmtpServer();
});

afterEach(() => smtp.close());

/** A database with one lead that waits to be mailed, by a server that is gone. */
async function stoppedWithLead(port: number): Promise<RunningApi> {
  const api = await startApi();
  await api.post(contactFields());
  await api.stop();
  const now = Date.now();
  await runSql(
    api.env.LEADS_DATABASE_URL,
    `INSERT INTO outbox (id, channel, lead_id, created_at, due_at) SELECT 'entry', 'sales', id, ${now}, ${now} FROM leads`,
  );
  return { ...api, env: { ...api.env, ...mailEnv(port) } };
}

test('a server that starts leaves to another what that one is sending', async () => {
  const port = await smtp.listen();
  smtp.hold((to) => to.includes(SALES));
  const first = await startApi(mailEnv(port));
  await first.post(contactFields({ name: 'Slow' }));
  await smtp.untilHeld(1);
  const second = await startApi(first.env);
  // The second one works: what it takes itself it sends.
  await second.post(contactFields({ name: 'Other' }));
  await smtp.untilHeld(2);
  smtp.release();
  await first.recorder.until({ event: 'delivery', channel: 'sales', status: 'delivered', attempt: 1 });
  const mails = await smtp.untilTo(SALES, 2);
  expect(mails.map(({ headers }) => headers.subject?.split(' · ').at(-1)).sort()).toEqual(['Other', 'Slow']);
  const entries = [...first.recorder.entries, ...second.recorder.entries];
  expect(entries.filter(({ event }) => event === 'delivery')).not.toContainEqual(
    expect.objectContaining({ attempt: 2 }),
  );
});

test.each([
  ['whose lease has run out', `owner = 'gone', lease_until = ${Date.now() - 1}, attempts = 1`],
  [
    'whose lease is of a time before the clock was set back',
    `owner = 'gone', lease_until = ${Date.now() + HOUR}`,
  ],
  [
    'that was queued before the clock was set back',
    `due_at = ${Date.now() + HOUR}, created_at = ${Date.now() + HOUR}`,
  ],
  [
    'that failed before the clock was set back',
    `due_at = ${Date.now() + HOUR}, attempts = 3, last_error = 'ESOCKET'`,
  ],
  ['that failed and waits for another attempt', `due_at = ${Date.now() + HOUR / 6}, attempts = 3`],
])('an entry %s is delivered', async (_, values) => {
  const stopped = await stoppedWithLead(await smtp.listen());
  await runSql(stopped.env.LEADS_DATABASE_URL, `UPDATE outbox SET ${values}`);
  const api = await startApi(stopped.env);
  await smtp.until(1);
  await api.recorder.until({ event: 'delivery', id: 'entry', status: 'delivered' });
});

test('an entry that another process holds is left to it, until the lease ends', async () => {
  const stopped = await stoppedWithLead(await smtp.listen());
  await runSql(
    stopped.env.LEADS_DATABASE_URL,
    `UPDATE outbox SET owner = 'other', lease_until = ${Date.now() + 4000}, attempts = 1`,
  );
  const api = await startApi(stopped.env);
  // A later lead overtakes it.
  await api.post(contactFields({ name: 'Later' }));
  const mails = await smtp.untilTo(SALES, 2);
  expect(mails[0]?.headers.subject).toContain('Later');
  await api.recorder.until({ event: 'delivery', id: 'entry', status: 'delivered' });
});

test('an entry that a server took without hearing of it is taken again, what it is sending is not', async () => {
  const port = await smtp.listen();
  smtp.hold((to) => to.includes(SALES));
  const api = await startApi(mailEnv(port));
  await api.post(contactFields());
  await smtp.untilHeld(1);
  const url = api.env.LEADS_DATABASE_URL;
  await runSql(url, `UPDATE outbox SET lease_until = ${Date.now() - 1} WHERE channel = 'sales'`);
  // As if the answer to a call that took it had been lost.
  const columns = 'channel, lead_id, created_at, due_at, attempts, owner, lease_until';
  await runSql(
    url,
    `INSERT INTO outbox (id, ${columns}) SELECT 'lost', ${columns} FROM outbox WHERE channel = 'sales'`,
  );
  await smtp.untilHeld(2);
  smtp.release();
  await api.recorder.until({ event: 'delivery', channel: 'sales', status: 'delivered', attempt: 1 });
  await api.recorder.until({ event: 'delivery', id: 'lost', status: 'delivered', attempt: 2 });
  expect(smtp.to(SALES)).toHaveLength(2);
});

test('an entry that a server whose clock is ahead put off is not due at once', async () => {
  const api = await startApi(mailEnv(await smtp.listen()));
  await api.post(contactFields());
  await api.recorder.until({ event: 'delivery', channel: 'sales', status: 'delivered' });
  const url = api.env.LEADS_DATABASE_URL;
  // The longest wait there is, by a clock that is a minute ahead.
  const columns = 'channel, lead_id, created_at';
  await runSql(
    url,
    `INSERT INTO outbox (id, ${columns}, due_at, attempts) SELECT 'late', ${columns}, ${Date.now() + 16 * 60_000}, 9 FROM outbox WHERE channel = 'sales'`,
  );
  for (const name of ['Second', 'Third']) {
    await api.post(contactFields({ name }));
    await smtp.untilTo(SALES, name === 'Second' ? 2 : 3);
  }
  expect(await runSql(url, "SELECT attempts FROM outbox WHERE id = 'late'")).toEqual([{ attempts: 9 }]);
});

test('mails to visitors that are slow stand before no mail to sales', async () => {
  const port = await smtp.listen();
  smtp.hold((to) => !to.includes(SALES));
  const api = await startApi({ ...mailEnv(port), LEADS_RATE_LIMIT: '0' });
  for (let number = 1; number <= 10; number++) {
    await api.post(newsletterFields({ email: `reader${number}@factory${number}.example` }));
  }
  await smtp.untilHeld(1);
  await api.post(contactFields());
  const [mail] = await smtp.until(1);
  expect(mail?.to).toEqual([SALES]);
  smtp.release();
  await smtp.until(12);
});

test('a delivery is noted once the store takes it again, and not made again', async () => {
  const port = await smtp.listen();
  smtp.hold((to) => to.includes(SALES));
  const api = await startApi(mailEnv(port));
  await api.post(contactFields());
  await smtp.untilHeld(1);
  await api.recorder.until({ event: 'delivery', channel: 'acknowledgement', status: 'delivered' });
  await runSql(api.env.LEADS_DATABASE_URL, 'ALTER TABLE outbox RENAME TO outbox_away');
  smtp.release();
  await api.recorder.until({ event: 'outbox', level: 'error' });
  await runSql(api.env.LEADS_DATABASE_URL, 'ALTER TABLE outbox_away RENAME TO outbox');
  await api.recorder.until({ event: 'delivery', channel: 'sales', status: 'delivered', attempt: 1 });
  expect(smtp.to(SALES)).toHaveLength(1);
}, 60_000);

test.each([
  ['waits where the server offers no TLS', '', { status: 'failed', error: 'ETLS 502' }, 0],
  ['goes without TLS where the URL says so', '/?ignoreTLS=true', { status: 'delivered' }, 1],
])('mail to another machine %s', async (_, query, outcome, count) => {
  const port = await smtp.listen();
  // An address that reaches this machine and does not say so.
  const api = await startApi({ ...mailEnv(port), SMTP_URL: `smtp://0.0.0.0:${port}${query}` });
  await api.post(contactFields());
  await api.recorder.until({ event: 'delivery', channel: 'sales', ...outcome });
  expect(smtp.to(SALES)).toHaveLength(count);
});

test('the password of the mail server is in no log', async () => {
  const port = await smtp.listen();
  const api = await startApi({ ...mailEnv(port), SMTP_URL: `smtp://user:PASSW0RD@127.0.0.1:${port}` });
  await api.post(contactFields());
  await api.recorder.until({ event: 'delivery', status: 'failed', error: 'EAUTH 535' });
  expect(JSON.stringify(api.recorder.entries)).not.toContain('PASSW0RD');
});
