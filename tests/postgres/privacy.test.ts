import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { createTemporaryFolder } from '@/tests/helpers/createTemporaryFolder';
import { createContactFields, createNewsletterFields } from '../unit/enquiries/helpers/enquiryFields';
import { runLeads } from '../unit/enquiries/helpers/runLeads';
import { startThreadApi } from '../unit/enquiries/helpers/startThreadApi';
import { runSql } from '../unit/enquiries/helpers/testStore';

/** Returns the files of tables, indexes and statistics that contain a text. */
async function findFiles(url: string, text: string): Promise<string[]> {
  const [{ data_directory: folder } = {}] = await runSql(url, 'CHECKPOINT', 'SHOW data_directory');
  const base = path.join(String(folder), 'base');
  const names = readdirSync(base, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  // The server may have deleted a file since.
  return names.filter((name) => existsSync(name) && readFileSync(name).includes(text));
}

/** Starts an API whose store contains several people, also in PostgreSQL's statistics. */
async function startWithPeople() {
  const api = await startThreadApi({ LEADS_RATE_LIMIT: '0' });
  await api.post(createContactFields({ email: 'gone@vanishing.example', message: 'm'.repeat(5000) }));
  await api.post(createNewsletterFields({ email: 'gone@vanishing.example' }));
  for (const email of ['a@factory.example', 'b@factory.example'])
    await api.post(createContactFields({ email }));
  const url = api.env.LEADS_DATABASE_URL;
  await runSql(url, 'ANALYZE leads', 'ANALYZE subscribers');
  expect(await findFiles(url, 'gone@vanishing')).not.toEqual([]);
  return { api, url };
}

test('erase removes a person from the files of all tables', async () => {
  const { api, url } = await startWithPeople();
  expect((await runLeads(api.env, 'erase', 'gone@vanishing.example')).code).toBe(0);
  expect(await findFiles(url, 'gone@vanishing')).toEqual([]);
  expect((await api.post(createContactFields())).status).toBe(201);
});

test('erase fails while a transaction still sees the person, and succeeds after it', async () => {
  const { api, url } = await startWithPeople();
  const reader = new pg.Client({ connectionString: url });
  await reader.connect();
  await reader.query('BEGIN ISOLATION LEVEL REPEATABLE READ');
  await reader.query('SELECT 1 FROM locks');
  const { code, errorOutput } = await runLeads(api.env, 'erase', 'gone@vanishing.example');
  expect([code, errorOutput]).toEqual([1, expect.stringContaining('open transaction')]);
  await reader.query('COMMIT');
  await reader.end();
  expect((await runLeads(api.env, 'erase', 'gone@vanishing.example')).code).toBe(0);
  expect(await findFiles(url, 'gone@vanishing')).toEqual([]);
});

test('erase reports traces that its role cannot remove', async () => {
  const { url } = await startWithPeople();
  const [{ schema } = {}] = await runSql(url, 'SELECT current_schema() AS schema');
  await runSql(
    url,
    `CREATE ROLE ${schema} LOGIN`,
    `GRANT ALL ON SCHEMA ${schema} TO ${schema}`,
    `GRANT ALL ON ALL TABLES IN SCHEMA ${schema} TO ${schema}`,
  );
  const env = { LEADS_DATABASE_URL: url.replace('leads@', `${schema}@`) };
  const { code, errorOutput } = await runLeads(env, 'erase', 'gone@vanishing.example');
  expect([code, errorOutput]).toEqual([1, expect.stringContaining('as the owner of the database')]);
});

test('restore names the people who were erased since the dump', async () => {
  const { api, url } = await startWithPeople();
  const [{ schema } = {}] = await runSql(url, 'SELECT current_schema() AS schema');
  const dump = path.join(createTemporaryFolder(), 'site.dump');
  execFileSync('pg_dump', ['--format=custom', `--schema=${schema}`, `--file=${dump}`, `--dbname=${url}`]);
  await runLeads(api.env, 'erase', 'gone@vanishing.example');
  const { code, written, errorOutput } = await runLeads(api.env, 'restore', dump);
  expect([code, errorOutput]).toEqual([0, '']);
  expect(written).toMatch(
    /^Restored 4 enquiries .*\n.*\nErased since the backup: gone@vanishing\.example\n$/,
  );
  expect(await runLeads(api.env, 'restore', __filename)).toMatchObject({ code: 1 });
  expect((await api.post(createContactFields())).status).toBe(201);
});
