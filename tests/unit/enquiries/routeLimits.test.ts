/** @jest-environment node */

import { createEnquiriesApi, DatabaseConnection, readConfig } from 'enquiries';
import { enquiriesOptions } from '@/enquiries.config';
import { getSiteContent } from '@/scripts/build/getSiteContent';
import { CLOSED_PORT, createMailEnv } from './helpers/createMailEnv';
import { createContactFields, createNewsletterFields } from './helpers/enquiryFields';
import { openInProcess } from './helpers/openInProcess';
import { exportEnquiries } from './helpers/runLeads';
import { SmtpServer } from './helpers/SmtpServer';
import { signToken } from './helpers/signToken';
import { type RunningApi, startApi } from './helpers/startApi';
import { runSql } from './helpers/testStore';

const LIMIT = 3;
const REQUESTS = 12;

const { routes: registered } = createEnquiriesApi(enquiriesOptions, {
  config: readConfig(enquiriesOptions, createMailEnv(CLOSED_PORT)),
  log: () => undefined,
  content: getSiteContent().enquiries,
  database: openInProcess('file:unused.db', false),
});

/** All registered routes. `ALL` is tested with a method that has no other handler. */
const routes = registered.routes
  .map(({ method, path }) => ({ method: method === 'ALL' ? 'PUT' : method, path }))
  .filter(({ path }) => !path.includes('*'));

let smtp: SmtpServer;
let api: RunningApi;

beforeEach(async () => {
  smtp = new SmtpServer();
  api = await startApi({ ...createMailEnv(await smtp.listen()), LEADS_RATE_LIMIT: String(LIMIT) });
});

afterEach(async () => {
  jest.restoreAllMocks();
  await smtp.close();
});

/** Requests a subscription, waits until its mail is sent, and returns its ID. */
async function subscribe(): Promise<string> {
  await api.post(createNewsletterFields());
  await api.recorder.waitForEntry({ event: 'delivery', channel: 'confirmation', status: 'delivered' });
  const [row] = await runSql(api.env.LEADS_DATABASE_URL, 'SELECT id FROM subscribers');
  return String(row?.id);
}

/** Returns a signed newsletter link. */
function createLink(path: string, id: string): string {
  const purpose = path.split('/').at(-1) ?? '';
  const token = signToken(purpose, { id, generation: 0 }, api.env.LEADS_SECRET ?? '', Date.now());
  return `${api.url}${path}?token=${token}`;
}

/** Operations of deliveries and maintenance, which no request waits for. */
const BACKGROUND = /^(acquire|claim|retry|mark|delete|release|checkpoint|readEnquiry$|findSubscriber$)/;

/** Records the names of the store operations. */
function recordOperations(): () => string[] {
  const { mock } = jest.spyOn(DatabaseConnection.prototype, 'run');
  return () => (mock.calls as unknown as [string][]).map(([name]) => name);
}

test.each(routes)('limits the store operations of $method $path', async ({ method, path }) => {
  const id = await subscribe();
  const getOperations = recordOperations();
  const requests = Array.from({ length: REQUESTS }, (_, index) =>
    fetch(createLink(path, id), {
      method,
      headers: { 'Content-Type': 'application/json' },
      body: method === 'POST' ? JSON.stringify(createContactFields({ message: `m${index}` })) : null,
    }),
  );
  const statuses = (await Promise.all(requests)).map(({ status }) => status);
  const operationCount = getOperations().filter((name) => !BACKGROUND.test(name)).length;
  // A request to a link reads and may then write.
  expect(operationCount).toBeLessThanOrEqual(2 * LIMIT);
  // The check of `/readyz` is shared, and no request is rejected.
  expect(statuses.includes(429)).toBe(operationCount > 0 && path !== '/readyz');
});

test('responds to a limited link with a page and Retry-After', async () => {
  const url = createLink('/api/newsletter/unsubscribe', await subscribe());
  for (let count = 0; count < LIMIT; count++) expect((await fetch(url)).status).toBe(200);
  const refused = await fetch(url);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThanOrEqual(1);
  expect(refused.headers.get('Content-Type')).toContain('text/html');
  expect((await api.post(createContactFields())).status).toBe(201);
});

test('allows a mail provider more unsubscriptions than the limit', async () => {
  const statuses: number[] = [];
  for (let reader = 0; reader < 2 * LIMIT; reader++) {
    const url = createLink('/api/newsletter/unsubscribe', `reader-${reader}`);
    statuses.push((await fetch(url, { method: 'POST' })).status);
  }
  // 400 because the subscription does not exist, not 429 for the limit.
  expect(new Set(statuses)).toEqual(new Set([400]));
});

test('limits invalid links without querying the store', async () => {
  const getOperations = recordOperations();
  const statuses: number[] = [];
  for (let count = 0; count <= LIMIT; count++) {
    statuses.push((await fetch(`${api.url}/api/newsletter/confirm?token=${count}`)).status);
  }
  expect(statuses).toEqual([...Array(LIMIT).fill(400), 429]);
  expect(getOperations()).not.toContain('findSubscription');
});

test('writes and logs nothing when a subscription is ended again', async () => {
  const url = createLink('/api/newsletter/unsubscribe', await subscribe());
  await fetch(url, { method: 'POST' });
  const read = () => runSql(api.env.LEADS_DATABASE_URL, 'SELECT * FROM subscribers');
  const endedRows = await read();
  expect((await fetch(url, { method: 'POST' })).status).toBe(200);
  expect(await read()).toEqual(endedRows);
  const entries = api.recorder.entries.filter(({ event }) => event === 'subscription');
  expect(entries).toHaveLength(1);
  expect((await exportEnquiries(api.env)).map(({ subscription }) => subscription)).toEqual(['unsubscribed']);
});

test('logs nothing when a subscription is confirmed again', async () => {
  const url = createLink('/api/newsletter/confirm', await subscribe());
  for (const _ of [1, 2]) expect((await fetch(url, { method: 'POST' })).status).toBe(200);
  expect(api.recorder.entries.filter(({ event }) => event === 'subscription')).toHaveLength(1);
});
