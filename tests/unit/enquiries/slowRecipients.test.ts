/** @jest-environment node */
import { contactFields, newsletterFields } from './helpers/enquiryFields';
import { mailEnv, SALES } from './helpers/mailEnv';
import { SmtpServer } from './helpers/SmtpServer';
import { type RunningApi, startApi } from './helpers/startApi';
import { runSql } from './helpers/testStore';

let smtp: SmtpServer;
let env: Record<string, string>;

beforeEach(async () => {
  smtp = new SmtpServer();
  env = { ...mailEnv(await smtp.listen()), LEADS_RATE_LIMIT: '0' };
});

afterEach(async () => {
  await smtp.close();
});

async function subscribe(api: RunningApi, ...emails: string[]): Promise<void> {
  for (const email of emails) await api.post(newsletterFields({ email }));
}

/** Twenty different email addresses of one domain, written in two cases. */
const slowReaders = Array.from({ length: 20 }, (_, number) => {
  return `reader${number}@${number % 2 ? 'slow.example' : 'SLOW.Example'}`;
});

test.each([
  ['subscriptions', (email: string) => newsletterFields({ email })],
  ['enquiries', (email: string) => contactFields({ email })],
])('does not delay others behind %s at a slow domain', async (_, createFields) => {
  smtp.hold((to) => to.some((address) => /slow\.example$/i.test(address)));
  const api = await startApi(env);
  for (const email of slowReaders) await api.post(createFields(email));
  await smtp.untilHeld(1);
  await subscribe(api, 'other@factory.example');
  await smtp.untilTo('other@factory.example', 1);
  expect(smtp.held).toBe(1);
  smtp.release();
  for (const email of slowReaders) await smtp.untilTo(email.toLowerCase(), 1);
});

test('makes first attempts before retries', async () => {
  const slowEmails = Array.from({ length: 12 }, (_, number) => `reader@slow${number}.example`);
  const api = await startApi({ ...env, ...mailEnv(9) });
  await subscribe(api, ...slowEmails, 'first@factory.example');
  await api.stop();
  const url = api.env.LEADS_DATABASE_URL;
  await runSql(
    url,
    'UPDATE outbox SET attempts = 1, owner = NULL, due_at = 1',
    `UPDATE outbox SET attempts = 0, due_at = 2 WHERE destination = 'factory.example'`,
  );
  // More than the concurrency limit.
  smtp.hold((to) => to.some((address) => address.includes('@slow')));
  await startApi({ ...env, LEADS_DATABASE_URL: url });
  expect(await smtp.untilTo('first@factory.example', 1)).toHaveLength(1);
  smtp.release();
});

test('does not delay sales behind a slow recipient', async () => {
  smtp.hold((to) => to.includes('slow@lotus.example'));
  const api = await startApi({ ...env, SALES_EMAIL: `slow@lotus.example, ${SALES}` });
  for (let number = 0; number < 12; number++) await api.post(contactFields({ message: `m${number}` }));
  expect(await smtp.untilTo(SALES, 12)).toHaveLength(12);
  expect(smtp.to('slow@lotus.example')).toEqual([]);
  smtp.release();
});
