import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { createTemporaryFolder } from '@/tests/helpers/createTemporaryFolder';
import { createContactFields, createNewsletterFields } from '../helpers/enquiryFields';
import { getReadiness } from '../helpers/getReadiness';
import { lockDatabase } from '../helpers/lockDatabase';
import { MIN_PAGES, postWhileReading } from '../helpers/postWhileReading';
import { exportEnquiries, runLeads } from '../helpers/runLeads';
import type { RunningApi } from '../helpers/startApi';
import { startThreadApi } from '../helpers/startThreadApi';
import { runSql } from '../helpers/testStore';

test('serves pages but is not ready while another process locks the database', async () => {
  const api = await startThreadApi();
  const release = await lockDatabase(api.databaseFile);
  // If the store were not in another thread, each of these requests would wait for the lock.
  const [{ status, pages }, readiness] = await Promise.all([postWhileReading(api), getReadiness(api)]);
  expect(status).toBe(503);
  expect(pages).toBeGreaterThan(MIN_PAGES);
  expect(readiness).toEqual({ code: 503, status: 'unavailable', store: expect.any(String) });
  const alive = await fetch(`${api.url}/healthz`);
  expect([alive.status, await alive.json()]).toEqual([200, { status: 'ok' }]);
  await release();
  const id = await api.postForId(createContactFields({ name: 'Next' }));
  expect(await exportEnquiries(api.env)).toEqual([expect.objectContaining({ id, name: 'Next' })]);
  while ((await getReadiness(api)).code === 503) await setTimeout(50);
});

test('delays enquiries during a short lock', async () => {
  const api = await startThreadApi();
  const release = await lockDatabase(api.databaseFile);
  const posts = Array.from({ length: 5 }, () => api.post(createContactFields()));
  await fetch(`${api.url}/healthz`);
  await release();
  expect((await Promise.all(posts)).map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
});

test('uses an unreachable store as soon as it can be opened', async () => {
  const folder = path.join(createTemporaryFolder(), 'folder');
  writeFileSync(folder, 'in the way');
  const api = await startThreadApi({ LEADS_DATABASE_URL: `file:${folder}/leads.db` }, 'unreachable');
  await api.recorder.waitForEntry({ event: 'store', status: 'unavailable' });
  expect((await api.post(createContactFields())).status).toBe(503);
  expect(await getReadiness(api)).toMatchObject({ code: 503, status: 'unavailable' });
  rmSync(folder);
  await api.recorder.waitForEntry({ event: 'store', status: 'open' });
  expect((await api.post(createContactFields())).status).toBe(201);
});

test('erase removes a person from all tables and file bytes', async () => {
  const api = await startThreadApi();
  await api.post(
    createContactFields({
      email: 'Gone@factory.example',
      name: 'Vanishing Person',
      referrer: 'vanishing.example',
    }),
  );
  await api.post(
    createNewsletterFields({ email: 'gone@factory.example', consentVersion: 'vanishing@factory.example' }),
  );
  const remainingId = await api.postForId(createContactFields());
  const { code, written } = await runLeads(api.env, 'erase', 'Gone <GONE＠factory.example>');
  expect([code, written]).toEqual([0, 'Deleted 2 enquiries and 1 subscription of GONE@factory.example.\n']);
  expect(await exportEnquiries(api.env)).toEqual([expect.objectContaining({ id: remainingId })]);

  const folder = path.dirname(api.databaseFile);
  for (const file of readdirSync(folder)) {
    const bytes = readFileSync(path.join(folder, file)).toString('latin1').toLowerCase();
    expect(bytes).not.toContain('gone@factory');
    expect(bytes).not.toContain('vanishing');
  }
  expect((await api.post(createContactFields())).status).toBe(201);
});

/** Stores an enquiry and returns its ID; undefined if it was rejected. */
async function postEnquiry(api: RunningApi): Promise<string | undefined> {
  const response = await api.post(createContactFields());
  const { id } = (await response.json()) as { id?: string };
  expect(response.status).toBe(id === undefined ? 503 : 201);
  return id;
}

async function getStoredIds(api: RunningApi): Promise<unknown[]> {
  return (await exportEnquiries(api.env)).map(({ id }) => id);
}

function moveFiles(...files: string[]): () => void {
  for (const file of files) renameSync(file, `${file}.away`);
  return () => {
    for (const file of files) {
      rmSync(file, { recursive: true, force: true });
      renameSync(`${file}.away`, file);
    }
  };
}

/** Each row makes the database unusable and returns a function that restores it. */
const failures: [string, (file: string) => (() => void) | Promise<() => void>][] = [
  ['folder is missing', (file) => moveFiles(path.dirname(file))],
  [
    'folder is empty',
    (file) => {
      const restore = moveFiles(path.dirname(file));
      mkdirSync(path.dirname(file));
      return restore;
    },
  ],
  ['file is missing', (file) => moveFiles(file)],
  // Simulates a lost disk. Unlike a file mode, it also stops root.
  [
    'file is a folder',
    (file) => {
      const restore = moveFiles(file);
      mkdirSync(file);
      return restore;
    },
  ],
  ['file and log are missing', (file) => moveFiles(file, `${file}-wal`, `${file}-shm`)],
  [
    'file is empty',
    (file) => {
      const restore = moveFiles(file, `${file}-wal`, `${file}-shm`);
      writeFileSync(file, '');
      return restore;
    },
  ],
];

test.each(failures)('rejects enquiries while the database %s', async (_, moveDatabase) => {
  const api = await startThreadApi();
  const acknowledged = [await postEnquiry(api)];
  const restore = await moveDatabase(api.databaseFile);
  expect(await postEnquiry(api)).toBeUndefined();
  // The thread reports its error at once.
  expect(await getReadiness(api)).toMatchObject({ code: 503, store: expect.not.stringMatching('TIMEOUT') });
  expect(await postEnquiry(api)).toBeUndefined();
  expect((await runLeads(api.env, 'list')).written).not.toContain(acknowledged[0]);
  restore();
  acknowledged.push(await postEnquiry(api));
  expect(await getStoredIds(api)).toEqual(acknowledged);
});

test('follows a symbolic link only to the same database', async () => {
  const folder = createTemporaryFolder();
  for (const name of ['first', 'second']) mkdirSync(path.join(folder, name));
  const link = path.join(folder, 'data');
  const changeTarget = (name: string) => {
    rmSync(link, { force: true });
    symlinkSync(name, link);
  };
  changeTarget('first');
  const api = await startThreadApi({ LEADS_DATABASE_URL: `file:${link}/leads.db` });
  const first = await postEnquiry(api);
  changeTarget('second');
  expect(await postEnquiry(api)).toBeUndefined();
  expect(existsSync(path.join(folder, 'second', 'leads.db'))).toBe(false);
  changeTarget('first');
  const last = await postEnquiry(api);
  expect(await getStoredIds(api)).toEqual([first, last]);
});

test('a file of another program is an error with its variable', async () => {
  const file = path.join(createTemporaryFolder(), 'notes.txt');
  writeFileSync(file, 'notes '.repeat(1000));
  const env = { LEADS_DATABASE_URL: `file:${file}` };
  const error = 'The database in LEADS_DATABASE_URL cannot be opened: file is not a database';
  const api = await startThreadApi(env, 'unreachable');
  expect(await api.recorder.waitForEntry({ event: 'store', status: 'unavailable' })).toMatchObject({ error });
  expect(await runLeads(env, 'list')).toMatchObject({ code: 1, errorOutput: `${error}\n` });
});

test.each([
  ['its own tables', 'CREATE TABLE notes (id TEXT)', 'The database has no tables. '],
  [
    'a table with the name of ours',
    'CREATE TABLE leads (id TEXT)',
    'its table "leads" is of another program',
  ],
])('a command does not change a database with %s', async (_, statement, message) => {
  const file = path.join(createTemporaryFolder(), 'other.db');
  const env = { LEADS_DATABASE_URL: `file:${file}` };
  await runSql(env.LEADS_DATABASE_URL, statement);
  const before = readFileSync(file);
  for (const args of [['list'], ['purge', '--older-than', '1'], ['backup', `${file}.backup`]]) {
    const { code, errorOutput } = await runLeads(env, ...args);
    expect([code, errorOutput]).toEqual([1, expect.stringContaining(message)]);
  }
  expect(readFileSync(file)).toEqual(before);
});

test('does not create a database if LEADS_DATABASE_CREATE is 0', async () => {
  const file = path.join(createTemporaryFolder(), 'data', 'leads.db');
  const env = { LEADS_DATABASE_URL: `file:${file}`, LEADS_DATABASE_CREATE: '0' };
  const api = await startThreadApi(env, 'unreachable');
  const { error } = await api.recorder.waitForEntry({ event: 'store', status: 'unavailable' });
  expect(error).toMatch(/^Database not found: .*leads\.db\. .*create/);
  expect(await postEnquiry(api)).toBeUndefined();
  expect(existsSync(path.dirname(file))).toBe(false);
  expect(await runLeads(env, 'create')).toMatchObject({ code: 0, written: `Created ${file}.\n` });
  expect(await runLeads(env, 'create')).toMatchObject({ code: 1 });
  const id = await postEnquiry(api);
  expect(await getStoredIds(api)).toEqual([id]);
});
