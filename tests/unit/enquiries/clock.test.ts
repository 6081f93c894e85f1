import { Clock } from '@/server/enquiries/store/clock';
import { CLOSED_PORT, createMailEnv } from './helpers/createMailEnv';
import { createContactFields, createNewsletterFields } from './helpers/enquiryFields';
import { getReadiness } from './helpers/getReadiness';
import { exportEnquiries, runLeads } from './helpers/runLeads';
import { startApi, startMailApi } from './helpers/startApi';
import { createStore, runSql } from './helpers/testStore';

const DAY_MS = 86_400_000;

/** Starts a server at a time, and returns it with the log entry of its first check of expired data. */
async function startAt(time: number, env: Record<string, string>) {
  jest.spyOn(Date, 'now').mockReturnValue(time);
  const api = await startApi(env);
  const entries = ['clock', 'retention'].map((event) => api.recorder.waitForEntry({ event }));
  return { ...api, entry: await Promise.race(entries) };
}

test('deletes nothing after a jump of the clock until the second plausible day', async () => {
  const env = { LEADS_DATABASE_URL: await createStore() };
  const now = Date.now();
  const first = await startAt(now, env);
  expect((await first.post(createContactFields())).status).toBe(201);
  const later = now + 3 * 366 * DAY_MS;
  expect((await startAt(later, env)).entry).toMatchObject({ event: 'clock', level: 'error' });
  expect((await runLeads(env, 'purge', '--older-than', '1')).errorOutput).toContain('Nothing was deleted.');
  expect((await startAt(later + DAY_MS / 2, env)).entry.event).toBe('clock');
  expect(await exportEnquiries(env)).toHaveLength(1);
  expect((await startAt(later + 1.1 * DAY_MS, env)).entry).toMatchObject({ status: 'done', leads: 1 });
});

test('trusts no clock before its first check', () => {
  expect(new Clock().findProblem()).toBeDefined();
});

test('deletes nothing after the clock was set back', async () => {
  const env = { LEADS_DATABASE_URL: await createStore() };
  const now = Date.now();
  expect((await startAt(now, env)).entry.event).toBe('retention');
  expect((await startAt(now - 3 * DAY_MS, env)).entry.event).toBe('clock');
});

test('stores no time before the build', async () => {
  const env = { LEADS_DATABASE_URL: await createStore() };
  const builtAt = Date.now();
  jest.replaceProperty(process, 'env', { ...process.env, SITE_BUILT_AT: String(builtAt) });
  jest.spyOn(Date, 'now').mockReturnValue(1000);
  const api = await startApi(env);
  expect((await api.post(createContactFields())).status).toBe(201);
  expect(await exportEnquiries(env)).toMatchObject([{ createdAt: new Date(builtAt).toISOString() }]);
  expect((await runLeads(env, 'purge', '--older-than', '1')).errorOutput).toContain('before the build');
});

test('stores no time of a subscription before the build', async () => {
  const builtAt = Date.now();
  jest.replaceProperty(process, 'env', { ...process.env, SITE_BUILT_AT: String(builtAt) });
  const { api, smtp } = await startMailApi();
  jest.spyOn(Date, 'now').mockReturnValue(builtAt - 366 * DAY_MS);
  await api.post(createNewsletterFields());
  const [mail] = await smtp.waitForMails(1);
  const links = mail?.text.match(/\/api\/newsletter\/\S+/g) ?? [];
  expect(links).toHaveLength(2);
  for (const link of links) expect((await fetch(api.url + link, { method: 'POST' })).status).toBe(200);
  const times = 'SELECT requested_at, confirmed_at, unsubscribed_at FROM subscribers';
  const [row = {}] = await runSql(api.env.LEADS_DATABASE_URL, times);
  const [payload = ''] = links[0]?.split('.').slice(1) ?? [];
  const { exp } = JSON.parse(Buffer.from(payload, 'base64url').toString());
  for (const time of [exp * 1000, ...Object.values(row)])
    expect(Number(time)).toBeGreaterThanOrEqual(builtAt);
});

test('abandons no mail while the clock is not plausible', async () => {
  const api = await startApi(createMailEnv(CLOSED_PORT));
  await api.post(createContactFields());
  await api.recorder.waitForEntry({ channel: 'sales', status: 'failed' });
  await runSql(api.env.LEADS_DATABASE_URL, 'UPDATE outbox SET attempts = 200');
  const later = Date.now() + 366 * DAY_MS;
  jest.spyOn(Date, 'now').mockReturnValue(later);
  expect(await api.recorder.waitForEntry({ channel: 'sales', attempt: 201 })).toMatchObject({
    status: 'failed',
  });
});

test('holds mails above a daily limit and sends none of them at once', async () => {
  const limits = { LEADS_RATE_LIMIT: '0', ACKNOWLEDGEMENT_DAILY_LIMIT: '50' };
  const api = await startApi({ ...createMailEnv(CLOSED_PORT), ...limits });
  // A repeated enquiry does not count.
  for (const status of [201, 200, 200])
    expect((await api.post(createContactFields(), { 'Idempotency-Key': 'a' })).status).toBe(status);
  for (let count = 1; count < 11; count += 1)
    expect((await api.post(createContactFields({ email: `${count}@example.org` }))).status).toBe(201);
  // The eleventh is above the share of its network, though not above the limit.
  expect(await getReadiness(api)).toMatchObject({ deliveries: { held: 1 } });
});
