/** @jest-environment node */
import pg from 'pg';
import { PostgresServer } from '@/scripts/postgres/PostgresServer';
import { contactFields } from '../unit/enquiries/helpers/leadFields';
import { mailEnv, SALES } from '../unit/enquiries/helpers/mailEnv';
import { postWhileReading } from '../unit/enquiries/helpers/postWhileReading';
import { readiness } from '../unit/enquiries/helpers/readiness';
import { exportedLeads } from '../unit/enquiries/helpers/runLeads';
import { SmtpServer } from '../unit/enquiries/helpers/SmtpServer';
import { type RunningApi, startApi } from '../unit/enquiries/helpers/startApi';
import { runSql } from '../unit/enquiries/helpers/testStore';

// One that may be stopped, which that of the other tests may not.
const server = new PostgresServer(false);

beforeAll(() => server.start(), 60_000);
afterAll(() => server.remove());

let smtp: SmtpServer;

beforeEach(() => {
  smtp = new SmtpServer();
});

afterEach(() => smtp.close());

const env = () => ({ LEADS_DATABASE_URL: server.url, LEADS_RATE_LIMIT: '0' });

/** Resolves once a server says that it is ready, or not. */
async function untilReady(api: RunningApi, code: 200 | 503): Promise<void> {
  while ((await readiness(api)).code !== code);
}

test('a database that ends and comes back costs 503 meanwhile, and no restart of the server', async () => {
  const api = await startApi({ ...env(), ...mailEnv(await smtp.listen()) });
  expect((await api.post(contactFields())).status).toBe(201);
  // One that was about to go out would wait for the end of its lease.
  await smtp.untilTo(SALES, 1);
  await server.crash();
  const refused = await api.post(contactFields({ name: 'Later' }), { 'Idempotency-Key': 'k' });
  expect([refused.status, refused.headers.get('Retry-After')]).toEqual([503, '5']);
  await untilReady(api, 503);
  const alive = await fetch(`${api.url}/healthz`);
  expect([alive.status, await alive.json()]).toEqual([200, { status: 'ok' }]);

  await server.start();
  expect((await api.post(contactFields({ name: 'Later' }), { 'Idempotency-Key': 'k' })).status).toBe(201);
  await untilReady(api, 200);
  expect(await exportedLeads(api.env)).toHaveLength(2);
  await smtp.untilTo(SALES, 2);
});

test('a database that takes no writes is left for the one that does', async () => {
  const api = await startApi(env());
  const refuseWrites = (isReadOnly: 'on' | 'off') =>
    runSql(
      server.url,
      'SET default_transaction_read_only = off',
      `ALTER DATABASE postgres SET default_transaction_read_only = ${isReadOnly}`,
    );
  // As a standby answers, where the name of the server leads to it after a failover.
  await refuseWrites('on');
  await runSql(
    server.url,
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'leads'`,
  );
  await untilReady(api, 503);
  expect((await api.post(contactFields())).status).toBe(503);
  // Before, the connections that were ended may still be the reason.
  while ((await readiness(api)).store !== '25006');
  // Connections from before would stay as they are.
  await refuseWrites('off');
  expect((await api.post(contactFields())).status).toBe(201);
  await untilReady(api, 200);
});

test('a table that somebody has locked costs no page, and no lead once it is free', async () => {
  const api = await startApi(env());
  const holder = new pg.Client({ connectionString: server.url });
  await holder.connect();
  await holder.query('BEGIN');
  await holder.query('LOCK TABLE leads IN ACCESS EXCLUSIVE MODE');
  const post = () => api.post(contactFields()).then((response) => response.status);
  const others = Array.from({ length: 7 }, post);
  const { status, pages } = await postWhileReading(api);
  expect(status).toBe(503);
  expect(pages).toBeGreaterThan(20);
  expect(api.recorder.entries).not.toContainEqual(expect.objectContaining({ status: 'replaced' }));
  expect(await Promise.all(others)).toEqual(Array(7).fill(503));
  // What was given up holds no connection while the next ones wait.
  expect(await Promise.all(Array.from({ length: 8 }, post))).toEqual(Array(8).fill(503));
  const connections = `SELECT pid FROM pg_stat_activity WHERE application_name = 'leads'`;
  const open = await runSql(server.url, connections);
  expect(open.length).toBeLessThanOrEqual(8);
  await holder.query('COMMIT');
  await holder.end();
  // On a busy machine what was given up may take a while to end.
  while ((await runSql(server.url, `${connections} AND state = 'active'`)).length > 0);
  expect((await api.post(contactFields())).status).toBe(201);
});
