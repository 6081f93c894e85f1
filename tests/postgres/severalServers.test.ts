import { createMailEnv, SALES } from '../unit/enquiries/helpers/createMailEnv';
import {
  createContactFields,
  createNewsletterFields,
  getConsent,
} from '../unit/enquiries/helpers/enquiryFields';
import { exportEnquiries } from '../unit/enquiries/helpers/runLeads';
import { createSmtpServer } from '../unit/enquiries/helpers/startApi';
import { startThreadApi } from '../unit/enquiries/helpers/startThreadApi';
import { createStore, runSql } from '../unit/enquiries/helpers/testStore';

/** Starts two servers with one store. */
async function startTwoServers(env: Record<string, string> = {}) {
  const shared = { LEADS_RATE_LIMIT: '0', ...env, LEADS_DATABASE_URL: await createStore() };
  return Promise.all([startThreadApi(shared), startThreadApi(shared)]);
}

test('servers that start simultaneously create the tables once', async () => {
  const url = await createStore();
  await Promise.all([1, 2, 3, 4].map(() => startThreadApi({ LEADS_DATABASE_URL: url })));
  expect(await runSql(url, 'SELECT name FROM kysely_migration')).toEqual([{ name: '1' }]);
});

test('concurrent requests with one key are stored as one enquiry', async () => {
  const [first, second] = await startTwoServers();
  const headers = { 'Idempotency-Key': 'the same' };
  const posts = Array.from({ length: 20 }, (_, index) =>
    [first, second][index % 2]?.post(createContactFields(), headers),
  );
  const responses = await Promise.all(posts);
  const statuses = responses.map((response) => response?.status).sort();
  expect(statuses).toEqual([...Array(19).fill(200), 201]);
  const ids = await Promise.all(responses.map(async (response) => (await response?.json())?.id));
  expect(new Set(ids).size).toBe(1);
  expect(await exportEnquiries(first.env)).toHaveLength(1);
});

test('servers count daily mails together, in total and per mailbox', async () => {
  const smtp = createSmtpServer();
  const env = { ...createMailEnv(await smtp.listen()), NEWSLETTER_DAILY_LIMIT: '3' };
  const servers = await startTwoServers(env);
  const posts = Array.from({ length: 10 }, (_, index) => {
    const email = index < 5 ? `same+${index}@factory.example` : `reader${index}@factory${index}.example`;
    return servers[index % 2]?.post(createNewsletterFields({ email }));
  });
  expect((await Promise.all(posts)).map((response) => response?.status)).toEqual(Array(10).fill(201));
  const queued = await runSql(
    servers[0].env.LEADS_DATABASE_URL,
    `SELECT mailbox FROM outbox JOIN subscribers ON subscribers.id = subscriber_id
      WHERE channel = 'confirmation' AND held_until IS NULL`,
  );
  expect(queued).toHaveLength(3);
  expect(queued.filter(({ mailbox }) => mailbox === 'same@factory.example').length).toBeLessThanOrEqual(1);
  await smtp.waitForMails(3);
});

test('each mail is sent by exactly one server', async () => {
  const enquiries = 20;
  const smtp = createSmtpServer();
  const servers = await startTwoServers(createMailEnv(await smtp.listen()));
  const posts = Array.from({ length: enquiries }, (_, index) =>
    servers[index % 2]?.post(
      createContactFields({ email: `sender${index}@factory${index}.example`, ...getConsent() }),
    ),
  );
  await Promise.all(posts);
  // For each enquiry: the mail to sales, the acknowledgement and the confirmation of the subscription.
  await smtp.waitForMails(3 * enquiries);
  for (const api of servers) await api.stop();
  expect(smtp.mails).toHaveLength(3 * enquiries);
  expect(smtp.getMailsTo(SALES)).toHaveLength(enquiries);
  expect(new Set(smtp.mails.map(({ headers }) => headers['message-id'])).size).toBe(3 * enquiries);
});
