import { CLOSED_PORT, createMailEnv, SALES } from './helpers/createMailEnv';
import { createContactFields, createNewsletterFields } from './helpers/enquiryFields';
import { createSmtpServer, type RunningApi, startApi, startMailApi } from './helpers/startApi';
import { runSql } from './helpers/testStore';

const HOUR_MS = 3_600_000;

/** Creates a store with an enquiry and its queued mail. Returns the stopped server of this store, with mail settings. */
async function createStoppedServer(port: number): Promise<RunningApi> {
  const api = await startApi();
  await api.post(createContactFields());
  await api.stop();
  const now = Date.now();
  await runSql(
    api.env.LEADS_DATABASE_URL,
    `INSERT INTO outbox (id, channel, lead_id, created_at, due_at) SELECT 'entry', 'sales', id, ${now}, ${now} FROM leads`,
  );
  return { ...api, env: { ...api.env, ...createMailEnv(port) } };
}

test('leaves running attempts to the other server', async () => {
  const smtp = createSmtpServer();
  const port = await smtp.listen();
  smtp.holdMails((to) => to.includes(SALES));
  const first = await startApi(createMailEnv(port));
  await first.post(createContactFields({ name: 'Slow' }));
  await smtp.waitForHeldMails(1);
  const second = await startApi(first.env);
  // The second server works: it sends the entries that it claims itself.
  await second.post(createContactFields({ name: 'Other' }));
  await smtp.waitForHeldMails(2);
  smtp.releaseMails();
  await first.recorder.waitForEntry({ event: 'delivery', channel: 'sales', status: 'delivered', attempt: 1 });
  const mails = await smtp.waitForMailsTo(SALES, 2);
  expect(mails.map(({ headers }) => headers.subject?.split(' · ').at(-1)).sort()).toEqual(['Other', 'Slow']);
  const entries = [...first.recorder.entries, ...second.recorder.entries];
  expect(entries.filter(({ event }) => event === 'delivery')).not.toContainEqual(
    expect.objectContaining({ attempt: 2 }),
  );
});

test.each([
  ['whose lease has expired', `owner = 'gone', lease_until = ${Date.now() - 1}, attempts = 1`],
  ['leased before the clock was set back', `owner = 'gone', lease_until = ${Date.now() + HOUR_MS}`],
  [
    'queued before the clock was set back',
    `due_at = ${Date.now() + HOUR_MS}, created_at = ${Date.now() + HOUR_MS}`,
  ],
  [
    'failed before the clock was set back',
    `due_at = ${Date.now() + HOUR_MS}, attempts = 3, last_error = 'ESOCKET'`,
  ],
  [
    'held before the clock was set back',
    `created_at = ${Date.now() + HOUR_MS}, held_until = ${Date.now() + 24 * HOUR_MS}`,
  ],
  ['waiting for its next attempt', `due_at = ${Date.now() + HOUR_MS / 6}, attempts = 3`],
])('delivers an entry %s', async (_, values) => {
  const smtp = createSmtpServer();
  const stopped = await createStoppedServer(await smtp.listen());
  await runSql(stopped.env.LEADS_DATABASE_URL, `UPDATE outbox SET ${values}`);
  const api = await startApi(stopped.env);
  await smtp.waitForMails(1);
  await api.recorder.waitForEntry({ event: 'delivery', id: 'entry', status: 'delivered' });
});

test('attempts an entry again that failed before the clock of a running server was set back', async () => {
  const { api } = await startMailApi();
  await api.post(createContactFields());
  await api.recorder.waitForEntry({ event: 'delivery', channel: 'sales', status: 'delivered' });
  const later = Date.now() + HOUR_MS;
  await runSql(
    api.env.LEADS_DATABASE_URL,
    `UPDATE outbox SET delivered_at = NULL, due_at = ${later}, attempts = 3 WHERE channel = 'sales'`,
  );
  await api.post(createContactFields({ name: 'Other' }));
  await api.recorder.waitForEntry({ event: 'delivery', channel: 'sales', attempt: 4, status: 'delivered' });
});

test('claims an entry again after its response was lost', async () => {
  const smtp = createSmtpServer();
  const port = await smtp.listen();
  smtp.holdMails((to) => to.includes(SALES));
  const api = await startApi(createMailEnv(port));
  await api.post(createContactFields());
  await smtp.waitForHeldMails(1);
  const url = api.env.LEADS_DATABASE_URL;
  await runSql(url, `UPDATE outbox SET lease_until = ${Date.now() - 1} WHERE channel = 'sales'`);
  // Simulates the lost response of a call that claimed the entry.
  const columns = 'channel, lead_id, created_at, due_at, attempts, owner, lease_until';
  await runSql(
    url,
    `INSERT INTO outbox (id, ${columns}) SELECT 'lost', ${columns} FROM outbox WHERE channel = 'sales'`,
  );
  // Queues a mail, so that the server checks for due entries now rather than at its next poll.
  await api.post(createNewsletterFields());
  await smtp.waitForHeldMails(2);
  smtp.releaseMails();
  await api.recorder.waitForEntry({ event: 'delivery', channel: 'sales', status: 'delivered', attempt: 1 });
  await api.recorder.waitForEntry({ event: 'delivery', id: 'lost', status: 'delivered', attempt: 2 });
  expect(smtp.getMailsTo(SALES)).toHaveLength(2);
});

test('accepts due times from a clock that is ahead', async () => {
  const { api, smtp } = await startMailApi();
  await api.post(createContactFields());
  await api.recorder.waitForEntry({ event: 'delivery', channel: 'sales', status: 'delivered' });
  const url = api.env.LEADS_DATABASE_URL;
  // The maximum wait, on a clock that is one minute ahead.
  const columns = 'channel, lead_id, created_at';
  await runSql(
    url,
    `INSERT INTO outbox (id, ${columns}, due_at, attempts) SELECT 'late', ${columns}, ${Date.now() + 16 * 60_000}, 9 FROM outbox WHERE channel = 'sales'`,
  );
  for (const name of ['Second', 'Third']) {
    await api.post(createContactFields({ name }));
    await smtp.waitForMailsTo(SALES, name === 'Second' ? 2 : 3);
  }
  expect(await runSql(url, "SELECT attempts FROM outbox WHERE id = 'late'")).toEqual([{ attempts: 9 }]);
});

test('does not delay sales behind slow visitor mails', async () => {
  const smtp = createSmtpServer();
  const port = await smtp.listen();
  smtp.holdMails((to) => !to.includes(SALES));
  const api = await startApi({ ...createMailEnv(port), LEADS_RATE_LIMIT: '0' });
  for (let number = 1; number <= 10; number++) {
    await api.post(createNewsletterFields({ email: `reader${number}@factory${number}.example` }));
  }
  await smtp.waitForHeldMails(1);
  await api.post(createContactFields());
  const [mail] = await smtp.waitForMails(1);
  expect(mail?.to).toEqual([SALES]);
  smtp.releaseMails();
  await smtp.waitForMails(12);
});

test('makes first attempts before retries', async () => {
  const slowEmails = Array.from({ length: 12 }, (_, number) => `reader${number}@slow.example`);
  const env = { ...createMailEnv(CLOSED_PORT), LEADS_RATE_LIMIT: '0' };
  const stopped = await startApi(env);
  for (const email of [...slowEmails, 'first@factory.example'])
    await stopped.post(createNewsletterFields({ email }));
  await stopped.stop();
  const url = stopped.env.LEADS_DATABASE_URL;
  await runSql(
    url,
    'UPDATE outbox SET attempts = 1, owner = NULL, due_at = 1',
    `UPDATE outbox SET attempts = 0, due_at = 2 WHERE subscriber_id IN
      (SELECT id FROM subscribers WHERE email = 'first@factory.example')`,
  );
  const smtp = createSmtpServer();
  // More mails are held than the server sends at the same time.
  smtp.holdMails((to) => to.some((address) => address.includes('@slow')));
  await startApi({ ...env, ...createMailEnv(await smtp.listen()), LEADS_DATABASE_URL: url });
  expect(await smtp.waitForMailsTo('first@factory.example', 1)).toHaveLength(1);
  smtp.releaseMails();
});

test('records a delivery after an outage of the store', async () => {
  const smtp = createSmtpServer();
  const port = await smtp.listen();
  smtp.holdMails((to) => to.includes(SALES));
  const api = await startApi(createMailEnv(port));
  await api.post(createContactFields());
  await smtp.waitForHeldMails(1);
  await api.recorder.waitForEntry({ event: 'delivery', channel: 'acknowledgement', status: 'delivered' });
  await runSql(api.env.LEADS_DATABASE_URL, 'ALTER TABLE outbox RENAME TO outbox_away');
  smtp.releaseMails();
  await api.recorder.waitForEntry({ event: 'outbox', level: 'error' });
  await runSql(api.env.LEADS_DATABASE_URL, 'ALTER TABLE outbox_away RENAME TO outbox');
  await api.recorder.waitForEntry({ event: 'delivery', channel: 'sales', status: 'delivered', attempt: 1 });
  expect(smtp.getMailsTo(SALES)).toHaveLength(1);
}, 60_000);

test.each([
  ['waits if the server does not support TLS', '', { status: 'failed', error: 'ETLS 502' }, 0],
  ['is sent without TLS with ignoreTLS', '/?ignoreTLS=true', { status: 'delivered' }, 1],
])('mail to another machine %s', async (_, query, outcome, count) => {
  const smtp = createSmtpServer();
  const port = await smtp.listen();
  // An IP address that reaches this machine but is not a loopback address.
  const api = await startApi({ ...createMailEnv(port), SMTP_URL: `smtp://0.0.0.0:${port}${query}` });
  await api.post(createContactFields());
  await api.recorder.waitForEntry({ event: 'delivery', channel: 'sales', ...outcome });
  expect(smtp.getMailsTo(SALES)).toHaveLength(count);
});

test('does not log the password of the mail server', async () => {
  const smtp = createSmtpServer();
  const port = await smtp.listen();
  const api = await startApi({ ...createMailEnv(port), SMTP_URL: `smtp://user:PASSW0RD@127.0.0.1:${port}` });
  await api.post(createContactFields());
  await api.recorder.waitForEntry({ event: 'delivery', status: 'failed', error: 'EAUTH 535' });
  expect(JSON.stringify(api.recorder.entries)).not.toContain('PASSW0RD');
});
