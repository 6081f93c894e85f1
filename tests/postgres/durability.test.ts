import { setTimeout } from 'node:timers/promises';
import { DatabaseConnection } from '@/server/enquiries/store/Database';
import { createContactFields } from '../unit/enquiries/helpers/enquiryFields';
import { getReadiness } from '../unit/enquiries/helpers/getReadiness';
import { runLeads } from '../unit/enquiries/helpers/runLeads';
import { startThreadApi } from '../unit/enquiries/helpers/startThreadApi';
import { createStore, runSql } from '../unit/enquiries/helpers/testStore';
import { PostgresServer } from './PostgresServer';

// A separate server, because these tests change its settings.
const server = new PostgresServer();

beforeAll(() => server.start(), 60_000);
afterAll(() => server.remove());

test.each([
  ['off', 'on'],
  ['local', 'local'],
  ['remote_write', 'remote_write'],
  ['on', 'on'],
])('turns the default synchronous_commit = %s into %s', async (byDefault, expected) => {
  await runSql(server.url, `ALTER DATABASE postgres SET synchronous_commit = ${byDefault}`);
  const database = new DatabaseConnection(server.url);
  const rows = await database.use(({ db }) =>
    db
      .selectNoFrom(({ fn, val }) => fn<string>('current_setting', [val('synchronous_commit')]).as('mode'))
      .execute(),
  );
  await database.close();
  expect(rows).toEqual([{ mode: expected }]);
});

test('is not ready with a role that cannot insert enquiries', async () => {
  const owner = await startThreadApi({ LEADS_DATABASE_URL: server.url });
  await owner.stop();
  await runSql(
    server.url,
    'CREATE ROLE reader LOGIN',
    'GRANT SELECT, UPDATE ON ALL TABLES IN SCHEMA public TO reader',
  );
  const api = await startThreadApi({ LEADS_DATABASE_URL: server.url.replace('leads@', 'reader@') });
  expect((await api.post(createContactFields())).status).toBe(503);
  // SQLSTATE `insufficient_privilege`.
  expect(await getReadiness(api)).toMatchObject({ code: 503, store: '42501' });
  await runSql(server.url, 'GRANT INSERT ON ALL TABLES IN SCHEMA public TO reader');
  expect((await api.post(createContactFields())).status).toBe(201);
  while ((await getReadiness(api)).code !== 200) await setTimeout(50);
});

test('refuses enquiries after its tables were dropped', async () => {
  const api = await startThreadApi({ LEADS_DATABASE_URL: await createStore() });
  expect((await api.post(createContactFields())).status).toBe(201);
  const url = api.env.LEADS_DATABASE_URL;
  const [{ schema } = {}] = await runSql(url, 'SELECT current_schema() AS schema');
  await runSql(url, `ALTER SCHEMA ${schema} RENAME TO renamed`, `CREATE SCHEMA ${schema}`);
  // On the first call, the table is missing; further calls reconnect.
  for (const _ of [1, 2]) expect((await api.post(createContactFields())).status).toBe(503);
  expect(await getReadiness(api)).toMatchObject({ code: 503, store: 'NO_DATABASE' });
  await runSql(url, `DROP SCHEMA ${schema}`, `ALTER SCHEMA renamed RENAME TO ${schema}`);
  expect((await api.post(createContactFields())).status).toBe(201);
});

test('opens while another program renames its schema in the same database', async () => {
  const [url, otherUrl] = [await createStore(), await createStore()];
  for (const store of [url, otherUrl]) await runLeads({ LEADS_DATABASE_URL: store }, 'create');
  const [{ schema } = {}] = await runSql(otherUrl, 'SELECT current_schema() AS schema');
  let isRenaming = true;
  const renaming = (async () => {
    while (isRenaming)
      await runSql(
        url,
        `ALTER SCHEMA ${schema} RENAME TO ${schema}_renamed`,
        `ALTER SCHEMA ${schema}_renamed RENAME TO ${schema}`,
      );
  })();
  const results = [];
  for (let count = 0; count < 20; count += 1)
    results.push(await runLeads({ LEADS_DATABASE_URL: url }, 'failed'));
  isRenaming = false;
  await renaming;
  expect(results).toEqual(Array(20).fill({ code: 0, written: '', errorOutput: '' }));
});
