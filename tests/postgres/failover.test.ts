import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { createMailEnv, SALES } from '../unit/enquiries/helpers/createMailEnv';
import { createContactFields } from '../unit/enquiries/helpers/enquiryFields';
import { getReadiness } from '../unit/enquiries/helpers/getReadiness';
import { MIN_PAGES, postWhileReading } from '../unit/enquiries/helpers/postWhileReading';
import { exportEnquiries } from '../unit/enquiries/helpers/runLeads';
import { createSmtpServer, type RunningApi } from '../unit/enquiries/helpers/startApi';
import { startThreadApi } from '../unit/enquiries/helpers/startThreadApi';
import { runSql } from '../unit/enquiries/helpers/testStore';
import { PostgresServer } from './PostgresServer';

/** SQLSTATE `read_only_sql_transaction`. */
const READ_ONLY = '25006';

const POLL_INTERVAL_MS = 50;

// A separate server, because these tests stop it.
const server = new PostgresServer();

beforeAll(() => server.start(), 60_000);
afterAll(() => server.remove());

const env = () => ({ LEADS_DATABASE_URL: server.url, LEADS_RATE_LIMIT: '0' });

/** Resolves once the response of `/readyz` has these values. */
async function waitForReadiness(
  api: RunningApi,
  values: { code?: 200 | 503; store?: string },
): Promise<void> {
  for (;;) {
    const readiness = await getReadiness(api);
    if (Object.entries(values).every(([name, value]) => readiness[name] === value)) return;
    await setTimeout(POLL_INTERVAL_MS);
  }
}

test('enquiries get 503 without the database and 201 after its restart', async () => {
  const smtp = createSmtpServer();
  const api = await startThreadApi({ ...env(), ...createMailEnv(await smtp.listen()) });
  expect((await api.post(createContactFields())).status).toBe(201);
  // Wait for the mail; otherwise its delivery would be blocked until the end of its lease.
  await smtp.waitForMailsTo(SALES, 1);
  await server.crash();
  const refused = await api.post(createContactFields({ name: 'Later' }), { 'Idempotency-Key': 'k' });
  expect([refused.status, refused.headers.get('Retry-After')]).toEqual([503, '5']);
  await waitForReadiness(api, { code: 503 });
  const alive = await fetch(`${api.url}/healthz`);
  expect([alive.status, await alive.json()]).toEqual([200, { status: 'ok' }]);

  await server.start();
  expect((await api.post(createContactFields({ name: 'Later' }), { 'Idempotency-Key': 'k' })).status).toBe(
    201,
  );
  await waitForReadiness(api, { code: 200 });
  expect(await exportEnquiries(api.env)).toHaveLength(2);
  await smtp.waitForMailsTo(SALES, 2);
});

test('the server reconnects after a failover from a read-only database', async () => {
  const api = await startThreadApi(env());
  const setReadOnly = (value: 'on' | 'off') =>
    runSql(
      server.url,
      // Lets this connection change the setting back.
      'SET default_transaction_read_only = off',
      `ALTER DATABASE postgres SET default_transaction_read_only = ${value}`,
    );
  // Behaves like a standby to which the host name resolves during a failover.
  await setReadOnly('on');
  await runSql(
    server.url,
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'leads'`,
  );
  await waitForReadiness(api, { code: 503 });
  expect((await api.post(createContactFields())).status).toBe(503);
  // At first, `/readyz` may still report the terminated connections.
  await waitForReadiness(api, { store: READ_ONLY });
  // The change only applies to new connections.
  await setReadOnly('off');
  expect((await api.post(createContactFields())).status).toBe(201);
  await waitForReadiness(api, { code: 200 });
});

test('enquiries get 503 while a table is locked, and pages work', async () => {
  const api = await startThreadApi(env());
  const lockingClient = new pg.Client({ connectionString: server.url });
  await lockingClient.connect();
  await lockingClient.query('BEGIN');
  await lockingClient.query('LOCK TABLE leads IN ACCESS EXCLUSIVE MODE');
  const post = () => api.post(createContactFields()).then((response) => response.status);
  const others = Array.from({ length: 7 }, post);
  const { status, pages } = await postWhileReading(api);
  expect(status).toBe(503);
  expect(pages).toBeGreaterThan(MIN_PAGES);
  // The store thread was not replaced.
  expect(api.recorder.entries).not.toContainEqual(expect.objectContaining({ status: 'replaced' }));
  expect(await Promise.all(others)).toEqual(Array(7).fill(503));
  // Cancelled calls hold no connection while the next ones wait.
  expect(await Promise.all(Array.from({ length: 8 }, post))).toEqual(Array(8).fill(503));
  const connections = `SELECT pid FROM pg_stat_activity WHERE application_name = 'leads'`;
  const open = await runSql(server.url, connections);
  expect(open.length).toBeLessThanOrEqual(8);
  await lockingClient.query('COMMIT');
  await lockingClient.end();
  // On a busy machine, cancelled statements may take a while to end.
  while ((await runSql(server.url, `${connections} AND state = 'active'`)).length > 0)
    await setTimeout(POLL_INTERVAL_MS);
  expect((await api.post(createContactFields())).status).toBe(201);
});
