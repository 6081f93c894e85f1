import { getSiteContent } from '@/scripts/build/getSiteContent';
import { createEnquiriesApi } from '@/server/enquiries/api';
import { readConfig } from '@/server/enquiries/config';
import { DatabaseConnection } from '@/server/enquiries/store/Database';
import { CLOSED_PORT, createMailEnv } from './helpers/createMailEnv';
import { createContactFields, createNewsletterFields } from './helpers/enquiryFields';
import { openInProcess } from './helpers/openInProcess';
import { exportEnquiries } from './helpers/runLeads';
import { signToken } from './helpers/signToken';
import { type RunningApi, startMailApi } from './helpers/startApi';
import { runSql } from './helpers/testStore';

const LIMIT = 2;
/** More than the limit of links, which is ten times as high. */
const REQUESTS = 25;

const { routes: registered } = createEnquiriesApi({
  config: readConfig(createMailEnv(CLOSED_PORT)),
  log: () => undefined,
  content: getSiteContent().enquiries,
  database: openInProcess('file:unused.db', false),
});

/** All registered routes. `ALL` is tested with a method that has no other handler. */
const routes = registered.routes
  .map(({ method, path }) => ({ method: method === 'ALL' ? 'PUT' : method, path }))
  .filter(({ path }) => !path.includes('*'));

let api: RunningApi;

beforeEach(async () => {
  ({ api } = await startMailApi({ LEADS_RATE_LIMIT: String(LIMIT) }));
});

/** Requests a subscription, waits until its mail is sent, and returns its ID. */
async function subscribe(): Promise<string> {
  await api.post(createNewsletterFields());
  await api.recorder.waitForEntry({ event: 'delivery', channel: 'confirmation', status: 'delivered' });
  const [row] = await runSql(api.env.LEADS_DATABASE_URL, 'SELECT id FROM subscribers');
  return String(row?.id);
}

/** Returns a signed newsletter link. */
async function createLink(path: string, id: string): Promise<string> {
  const purpose = path.split('/').at(-1) ?? '';
  const token = await signToken(purpose, { id, generation: 0 }, api.env.LEADS_SECRET ?? '', Date.now());
  return `${api.url}${path}?token=${token}`;
}

/** Operations of deliveries and maintenance, which no request waits for. */
const BACKGROUND = /^(claim|retry|mark|delete|checkClock|checkpoint|readEnquiry$)/;

/** Records the names of the store operations. */
function recordOperations(): () => string[] {
  const { mock } = jest.spyOn(DatabaseConnection.prototype, 'run');
  return () => (mock.calls as unknown as [string][]).map(([name]) => name);
}

test.each(routes)('limits the store operations of $method $path', async ({ method, path }) => {
  const id = await subscribe();
  const getOperations = recordOperations();
  const url = await createLink(path, id);
  const requests = Array.from({ length: REQUESTS }, (_, index) =>
    fetch(url, {
      method,
      headers: { 'Content-Type': 'application/json' },
      body: method === 'POST' ? JSON.stringify(createContactFields({ message: `m${index}` })) : null,
    }),
  );
  const statuses = (await Promise.all(requests)).map(({ status }) => status);
  const operationCount = getOperations().filter((name) => !BACKGROUND.test(name)).length;
  // A request to a link reads and may then write.
  expect(operationCount).toBeLessThanOrEqual(2 * 10 * LIMIT);
  // The check of `/readyz` is shared, and no request is rejected.
  expect(statuses.includes(429)).toBe(operationCount > 0 && path !== '/readyz');
});

test('responds to a limited link with a page and Retry-After', async () => {
  const url = await createLink('/api/newsletter/unsubscribe', await subscribe());
  for (let count = 0; count < 10 * LIMIT; count++) expect((await fetch(url)).status).toBe(200);
  const refused = await fetch(url);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThanOrEqual(1);
  expect(refused.headers.get('Content-Type')).toContain('text/html');
  expect((await api.post(createContactFields())).status).toBe(201);
});

test('limits invalid links without querying the store', async () => {
  const getOperations = recordOperations();
  const statuses: number[] = [];
  for (let count = 0; count <= 10 * LIMIT; count++) {
    statuses.push((await fetch(`${api.url}/api/newsletter/confirm?token=${count}`)).status);
  }
  expect(statuses).toEqual([...Array(10 * LIMIT).fill(400), 429]);
  expect(getOperations()).not.toContain('findSubscription');
});

test('writes and logs nothing when a subscription is ended again', async () => {
  const url = await createLink('/api/newsletter/unsubscribe', await subscribe());
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
  const url = await createLink('/api/newsletter/confirm', await subscribe());
  for (const _ of [1, 2]) expect((await fetch(url, { method: 'POST' })).status).toBe(200);
  expect(api.recorder.entries.filter(({ event }) => event === 'subscription')).toHaveLength(1);
});
