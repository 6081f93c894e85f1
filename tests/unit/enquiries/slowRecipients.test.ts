/** @jest-environment node */

import { CLOSED_PORT, createMailEnv, SALES } from './helpers/createMailEnv';
import { createContactFields, createNewsletterFields } from './helpers/enquiryFields';
import { SmtpServer } from './helpers/SmtpServer';
import { type RunningApi, startApi } from './helpers/startApi';
import { runSql } from './helpers/testStore';

let smtp: SmtpServer;
let env: Record<string, string>;

beforeEach(async () => {
  smtp = new SmtpServer();
  env = { ...createMailEnv(await smtp.listen()), LEADS_RATE_LIMIT: '0' };
});

afterEach(async () => {
  await smtp.close();
});

async function subscribe(api: RunningApi, ...emails: string[]): Promise<void> {
  for (const email of emails) await api.post(createNewsletterFields({ email }));
}

/** Twenty different email addresses of one domain, written in two cases. */
const slowReaders = Array.from({ length: 20 }, (_, number) => {
  return `reader${number}@${number % 2 ? 'slow.example' : 'SLOW.Example'}`;
});

test.each([
  ['subscriptions', (email: string) => createNewsletterFields({ email })],
  ['enquiries', (email: string) => createContactFields({ email })],
])('does not delay others behind %s at a slow domain', async (_, createFields) => {
  smtp.holdMails((to) => to.some((address) => /slow\.example$/i.test(address)));
  const api = await startApi(env);
  for (const email of slowReaders) await api.post(createFields(email));
  await smtp.waitForHeldMails(1);
  await subscribe(api, 'other@factory.example');
  await smtp.waitForMailsTo('other@factory.example', 1);
  expect(smtp.heldCount).toBe(1);
  smtp.releaseMails();
  for (const email of slowReaders) await smtp.waitForMailsTo(email.toLowerCase(), 1);
});

test('makes first attempts before retries', async () => {
  const slowEmails = Array.from({ length: 12 }, (_, number) => `reader@slow${number}.example`);
  const api = await startApi({ ...env, ...createMailEnv(CLOSED_PORT) });
  await subscribe(api, ...slowEmails, 'first@factory.example');
  await api.stop();
  const url = api.env.LEADS_DATABASE_URL;
  await runSql(
    url,
    'UPDATE outbox SET attempts = 1, owner = NULL, due_at = 1',
    `UPDATE outbox SET attempts = 0, due_at = 2 WHERE destination = 'factory.example'`,
  );
  // More mails are held than the server sends at the same time.
  smtp.holdMails((to) => to.some((address) => address.includes('@slow')));
  await startApi({ ...env, LEADS_DATABASE_URL: url });
  expect(await smtp.waitForMailsTo('first@factory.example', 1)).toHaveLength(1);
  smtp.releaseMails();
});

test('does not delay sales behind a slow recipient', async () => {
  smtp.holdMails((to) => to.includes('slow@lotus.example'));
  const api = await startApi({ ...env, SALES_EMAIL: `slow@lotus.example, ${SALES}` });
  for (let number = 0; number < 12; number++) await api.post(createContactFields({ message: `m${number}` }));
  expect(await smtp.waitForMailsTo(SALES, 12)).toHaveLength(12);
  expect(smtp.getMailsTo('slow@lotus.example')).toEqual([]);
  smtp.releaseMails();
});
