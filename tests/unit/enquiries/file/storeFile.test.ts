/** @jest-environment node */
import { randomUUID } from 'node:crypto';
import {
  chmodSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { createTemporaryFolder } from '../helpers/createTemporaryFolder';
import { createContactFields, createNewsletterFields } from '../helpers/enquiryFields';
import { getReadiness } from '../helpers/getReadiness';
import { lockDatabase } from '../helpers/lockDatabase';
import { postWhileReading } from '../helpers/postWhileReading';
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
  expect(pages).toBeGreaterThan(20);
  expect(readiness).toEqual({ code: 503, status: 'unavailable', store: expect.any(String) });
  const alive = await fetch(`${api.url}/healthz`);
  expect([alive.status, await alive.json()]).toEqual([200, { status: 'ok' }]);
  await release();
  const { id } = (await (await api.post(createContactFields({ name: 'Next' }))).json()) as { id: string };
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

test('removes the access of other users to its files', async () => {
  const folder = path.join(createTemporaryFolder(), 'open');
  mkdirSync(folder);
  chmodSync(folder, 0o755);
  const file = path.join(folder, 'leads.db');
  const companions = [file, `${file}-wal`, `${file}-shm`];
  const getModes = () => companions.map((name) => (statSync(name).mode & 0o777).toString(8));
  const env = { LEADS_DATABASE_URL: `file:${file}` };
  const first = await startThreadApi(env);
  await first.post(createContactFields());
  expect(getModes()).toEqual(['600', '600', '600']);
  for (const name of companions) chmodSync(name, 0o644);
  const second = await startThreadApi(env);
  await second.post(createContactFields());
  expect(getModes()).toEqual(['600', '600', '600']);
});

test('reuses readiness checks to limit disk writes', async () => {
  const api = await startThreadApi();
  // The first check for expired data truncates the log.
  await api.recorder.waitForEntry({ event: 'retention', status: 'done' });
  const log = `${api.databaseFile}-wal`;
  const oldSize = statSync(log).size;
  await getReadiness(api);
  const checkSize = statSync(log).size - oldSize;
  expect(checkSize).toBeGreaterThan(65_536);
  const started = performance.now();
  await Promise.all(Array.from({ length: 200 }, () => fetch(`${api.url}/readyz`)));
  // A check of the public URL is reused for five seconds, so at most one a second is written. The limit has a margin for slow machines.
  const seconds = Math.ceil((performance.now() - started) / 1000);
  expect(statSync(log).size - oldSize).toBeLessThan((seconds + 2) * 2 * checkSize);
});

test('responds with 503 until the store is writable', async () => {
  const api = await startThreadApi();
  await api.post(createContactFields());
  // A folder in place of the file simulates a lost disk. Unlike a file mode, it also stops root.
  renameSync(api.databaseFile, `${api.databaseFile}.away`);
  mkdirSync(api.databaseFile);
  const headers = { 'Idempotency-Key': randomUUID() };
  const refused = await api.post(createContactFields(), headers);
  expect(refused.status).toBe(503);
  expect(refused.headers.get('Retry-After')).toBe('5');
  expect(await refused.json()).toEqual({ error: 'unavailable' });
  expect(await getReadiness(api)).toMatchObject({ code: 503, status: 'unavailable' });

  rmSync(api.databaseFile, { recursive: true });
  renameSync(`${api.databaseFile}.away`, api.databaseFile);
  expect((await api.post(createContactFields(), headers)).status).toBe(201);
  expect(await exportEnquiries(api.env)).toHaveLength(2);
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
  await api.post(createNewsletterFields({ email: 'gone@factory.example' }));
  const remainingId = ((await (await api.post(createContactFields())).json()) as { id: string }).id;
  const { code, written } = await runLeads(api.env, 'erase', 'GONE@factory.example');
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

test('erases more enquiries than an SQLite query has parameters', async () => {
  const api = await startThreadApi();
  await api.post(createContactFields({ email: '', phone: '0912 345 678' }));
  await runSql(
    api.env.LEADS_DATABASE_URL,
    `INSERT INTO leads (id, kind, idempotency_key, created_at, locale, name, email, phone, subject, message,
      consent, consent_version, news_consent, news_consent_version, transfer, transfer_version, mailbox, content_hash,
      suspect)
      SELECT 'copy' || value, kind, 'key' || value, created_at, locale, name, email, phone, subject, message,
      consent, consent_version, news_consent, news_consent_version, transfer, transfer_version, mailbox, content_hash,
      suspect FROM leads, (WITH RECURSIVE counter (value) AS (SELECT 1 UNION ALL SELECT value + 1 FROM counter
      WHERE value < 33000) SELECT value FROM counter) AS copies`,
  );
  expect((await runLeads(api.env, 'erase', '0912 345 678')).written).toBe(
    'Deleted 33001 enquiries and 0 subscriptions of +84912345678.\n',
  );
});

test('reports a missing database without creating it', async () => {
  const env = { LEADS_DATABASE_URL: 'file:/nowhere/leads.db' };
  const { code, errorOutput } = await runLeads(env, 'list');
  expect(code).toBe(1);
  expect(errorOutput).toContain('Database not found: /nowhere/leads.db');
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
  expect(await getReadiness(api)).toMatchObject({ code: 503, store: expect.any(String) });
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

test('recovers with all enquiries after its write-ahead log was deleted', async () => {
  const api = await startThreadApi();
  const ids = [await postEnquiry(api)];
  for (const part of ['-wal', '-shm']) rmSync(api.databaseFile + part);
  // The first call after the loss fails; it may be one of the server's own.
  await postEnquiry(api);
  ids.push(await postEnquiry(api));
  expect(ids).not.toContain(undefined);
  expect(await getStoredIds(api)).toEqual(expect.arrayContaining(ids));
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

test('is not ready after an enquiry reads a damaged page', async () => {
  const first = await startThreadApi();
  await runSql(
    first.env.LEADS_DATABASE_URL,
    `WITH RECURSIVE number (n) AS (SELECT 1000 UNION ALL SELECT n + 1 FROM number WHERE n < 1999)
    INSERT INTO leads (id, kind, idempotency_key, created_at, locale, name, email, phone, company, subject, message,
      consent, consent_version, news_consent, news_consent_version, transfer, transfer_version, mailbox, content_hash,
      source, suspect)
    SELECT n, 'contact', n, ${Date.now()}, 'en', '', 'zz-' || n || '@factory.example', '', '', 'other', '', 0, '', 0, '',
      0, '', '', '', '', '' FROM number`,
  );
  await first.stop();
  await runLeads(first.env, 'erase', 'nobody@factory.example');
  damagePage(first.databaseFile, 'zz-1999@factory.example');

  const api = await startThreadApi(first.env);
  const post = async (email: string) => (await api.post(createContactFields({ email }))).status;
  expect(await post('zz-2000@factory.example')).toBe(503);
  expect(await getReadiness(api)).toMatchObject({ code: 503, store: 'SQLITE_CORRUPT' });
  expect(await post('aa@factory.example')).toBe(201);
  while ((await getReadiness(api)).code === 503) await setTimeout(50);
});

/** Overwrites the index page that contains a text. */
function damagePage(file: string, text: string): void {
  const [pageSize, indexLeaf] = [4096, 0x0a];
  const bytes = readFileSync(file);
  const pageOffsets = Array.from({ length: bytes.length / pageSize }, (_, page) => page * pageSize);
  const offset = pageOffsets.find(
    (at) => bytes[at] === indexLeaf && bytes.subarray(at, at + pageSize).includes(text),
  );
  const descriptor = openSync(file, 'r+');
  writeSync(descriptor, Buffer.alloc(pageSize, 0x5a), 0, pageSize, offset);
  closeSync(descriptor);
}
