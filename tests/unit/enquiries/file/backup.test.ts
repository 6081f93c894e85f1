/** @jest-environment node */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  copyFileSync,
  existsSync,
  lstatSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { createTemporaryFolder } from '../helpers/createTemporaryFolder';
import { createContactFields } from '../helpers/enquiryFields';
import { getStoreProcessIds } from '../helpers/getStoreProcessIds';
import { exportEnquiries, runLeads } from '../helpers/runLeads';
import { type RunningApi, startApi } from '../helpers/startApi';
import { startProcessApi } from '../helpers/startProcessApi';
import { runSql } from '../helpers/testStore';

const VERSION_5_FILE = path.join(__dirname, '../../../fixtures/stores/version-5.db.gz');

async function postEnquiries(api: RunningApi, ...names: string[]): Promise<void> {
  for (const name of names) expect((await api.post(createContactFields({ name }))).status).toBe(201);
}

async function listNames(file: string): Promise<unknown[]> {
  const enquiries = await exportEnquiries({ LEADS_DATABASE_URL: `file:${file}` });
  return enquiries.map(({ name }) => name);
}

/** Runs `npm run leads` in a separate process. Resolves with its exit code. */
async function runCommand(file: string, ...args: string[]): Promise<unknown> {
  const script = path.join(__dirname, '../../../../scripts/leads.ts');
  const env = { ...process.env, LEADS_DATABASE_URL: `file:${file}` };
  const cwd = path.join(__dirname, '../../../..');
  const child = spawn(process.execPath, ['--import', 'tsx', script, ...args], { cwd, env, stdio: 'inherit' });
  return (await once(child, 'exit'))[0];
}

function createPath(name = 'backup.db'): string {
  return path.join(createTemporaryFolder(), name);
}

/** Returns the path of the database that a restore has replaced and saved. */
function findPreviousFile(file: string): string {
  const names = readdirSync(path.dirname(file)).filter((name) => /\.before-[^.]*Z$/.test(name));
  expect(names).toHaveLength(1);
  return path.join(path.dirname(file), String(names[0]));
}

test('backs up and restores while the server is running', async () => {
  const api = await startProcessApi();
  await postEnquiries(api, 'Kept');
  const backup = createPath();
  expect(await runLeads(api.env, 'backup', backup)).toEqual({
    code: 0,
    written: `Copied 1 enquiry to ${backup}.\n`,
    errorOutput: '',
  });
  expect(statSync(backup).mode & 0o777).toBe(0o600);
  await postEnquiries(api, 'Later');

  const { code, written } = await runLeads(api.env, 'restore', backup);
  expect(code).toBe(0);
  expect(written).toMatch(/^Restored 1 enquiry from /);
  await postEnquiries(api, 'After');
  expect(await listNames(api.databaseFile)).toEqual(['Kept', 'After']);
  expect(await listNames(findPreviousFile(api.databaseFile))).toEqual(['Kept', 'Later']);
  expect(await listNames(backup)).toEqual(['Kept']);
  for (const name of readdirSync(path.dirname(api.databaseFile))) {
    expect([name, statSync(path.join(path.dirname(api.databaseFile), name)).mode & 0o777]).toEqual([
      name,
      0o600,
    ]);
  }
});

test('loses no acknowledged enquiry during a restore', async () => {
  const api = await startProcessApi({ LEADS_RATE_LIMIT: '0' });
  await postEnquiries(api, 'First');
  const backup = createPath();
  await runLeads(api.env, 'backup', backup);
  const acknowledged: string[] = [];
  let isRestored = false;
  const client = async (prefix: string) => {
    for (let number = 0; number < 10 || !isRestored; number++) {
      const name = `${prefix} ${number}`;
      if ((await api.post(createContactFields({ name }))).status === 201) acknowledged.push(name);
    }
  };
  const clients = ['A', 'B', 'C', 'D'].map(client);
  expect((await runLeads(api.env, 'restore', backup)).code).toBe(0);
  isRestored = true;
  await Promise.all(clients);
  await postEnquiries(api, 'Last');
  const now = await listNames(api.databaseFile);
  const before = await listNames(findPreviousFile(api.databaseFile));
  expect(acknowledged.length).toBeGreaterThan(0);
  expect(acknowledged.filter((name) => !now.includes(name) && !before.includes(name))).toEqual([]);
  expect(now).toContain('Last');
});

test('restores a damaged database under a running server', async () => {
  const api = await startProcessApi();
  await postEnquiries(api, 'Kept');
  const backup = createPath();
  await runLeads(api.env, 'backup', backup);
  await api.stop();
  // Use a new file: an uncollected connection of this process would write to the old one later.
  for (const part of ['', '-wal', '-shm']) rmSync(api.databaseFile + part, { force: true });
  writeFileSync(api.databaseFile, 'not a database '.repeat(1000));
  const restarted = await startProcessApi(api.env, 'unreachable');
  expect((await restarted.post(createContactFields())).status).toBe(503);
  expect((await runLeads(api.env, 'restore', backup)).code).toBe(0);
  await postEnquiries(restarted, 'After');
  expect(await listNames(api.databaseFile)).toEqual(['Kept', 'After']);
});

test('accepts a restored backup of another database', async () => {
  const other = await startProcessApi();
  await postEnquiries(other, 'Other');
  const backup = createPath();
  await runLeads(other.env, 'backup', backup);
  const api = await startProcessApi();
  await postEnquiries(api, 'Former');
  expect((await runLeads(api.env, 'restore', backup)).code).toBe(0);
  for (const pid of getStoreProcessIds()) process.kill(pid, 'SIGKILL');
  await api.recorder.waitForEntry({ event: 'store', status: 'ended' });
  await postEnquiries(api, 'After');
  await api.recorder.waitForEntry({ event: 'store', status: 'restored' });
  expect(await listNames(api.databaseFile)).toEqual(['Other', 'After']);
});

test('migrates a backup of an earlier version', async () => {
  const backup = createPath();
  writeFileSync(backup, gunzipSync(readFileSync(VERSION_5_FILE)));
  const api = await startProcessApi();
  expect(await runLeads(api.env, 'restore', backup)).toMatchObject({
    code: 0,
    written: expect.stringMatching(/^Restored 42 enquiries/),
  });
  await postEnquiries(api, 'After');
  expect(await listNames(api.databaseFile)).toHaveLength(43);
});

test('leaves one complete backup after two concurrent restores', async () => {
  const api = await startProcessApi();
  const backups = [createPath('a.db'), createPath('b.db')];
  for (const [index, backup] of backups.entries()) {
    await postEnquiries(api, `Lead ${index}`);
    await runLeads(api.env, 'backup', backup);
  }
  await postEnquiries(api, 'Last');
  const restores = backups.map((backup) => runCommand(api.databaseFile, 'restore', backup));
  expect(await Promise.all(restores)).toEqual([0, 0]);
  const names = await listNames(api.databaseFile);
  expect([['Lead 0'], ['Lead 0', 'Lead 1']]).toContainEqual(names);
  await postEnquiries(api, 'After');
  expect(await listNames(api.databaseFile)).toEqual([...names, 'After']);
});

test('keeps a symbolic link to the restored database', async () => {
  const api = await startProcessApi();
  await postEnquiries(api, 'Kept');
  const backup = createPath();
  await runLeads(api.env, 'backup', backup);
  await postEnquiries(api, 'Later');
  const link = createPath('link.db');
  symlinkSync(api.databaseFile, link);
  expect((await runLeads({ LEADS_DATABASE_URL: `file:${link}` }, 'restore', backup)).code).toBe(0);
  expect(lstatSync(link).isSymbolicLink()).toBe(true);
  await postEnquiries(api, 'After');
  expect(await listNames(link)).toEqual(['Kept', 'After']);
});

test('restores a missing database', async () => {
  const api = await startProcessApi();
  await postEnquiries(api, 'Kept');
  const backup = createPath();
  await runLeads(api.env, 'backup', backup);
  const file = path.join(createTemporaryFolder(), 'new', 'leads.db');
  expect((await runLeads({ LEADS_DATABASE_URL: `file:${file}` }, 'restore', backup)).code).toBe(0);
  expect(await listNames(file)).toEqual(['Kept']);
});

test('does not apply a leftover write-ahead log to the backup', async () => {
  const api = await startProcessApi();
  await postEnquiries(api, 'Kept');
  const backup = createPath();
  await runLeads(api.env, 'backup', backup);
  await postEnquiries(api, 'Later');
  const file = createPath('leads.db');
  copyFileSync(`${api.databaseFile}-wal`, `${file}-wal`);
  const { code, written } = await runLeads({ LEADS_DATABASE_URL: `file:${file}` }, 'restore', backup);
  expect(code).toBe(0);
  expect(written).toMatch(/The previous contents are in \S+-wal\. /);
  expect(await listNames(file)).toEqual(['Kept']);
});

test('warns about the files of an interrupted restore', async () => {
  const file = createPath('leads.db');
  writeFileSync(`${file}.restoring-1`, '');
  const api = await startProcessApi({ LEADS_DATABASE_URL: `file:${file}` });
  const { error } = await api.recorder.waitForEntry({ event: 'store', status: 'leftover' });
  expect(error).toContain('leads.db.restoring-1');
});

test('backup does not overwrite a file', async () => {
  const api = await startProcessApi();
  const backup = createPath();
  writeFileSync(backup, 'precious');
  const { code, errorOutput } = await runLeads(api.env, 'backup', backup);
  expect([code, errorOutput]).toEqual([1, `${backup} already exists. Nothing was written.\n`]);
  expect(readFileSync(backup, 'utf8')).toBe('precious');
});

/** Creates a row of the table below: a backup changed by SQL statements. */
function createAlteredBackupRow(
  name: string,
  message: string,
  statements: string[],
): [string, (file: string, goodBackup: string) => unknown, string] {
  const createBackup = (file: string, goodBackup: string) => {
    copyFileSync(goodBackup, file);
    return runSql(`file:${file}`, ...statements);
  };
  return [name, createBackup, message];
}

test.each<[string, (file: string, goodBackup: string) => unknown, string]>([
  ['does not exist', () => undefined, 'File not found'],
  ['is not a database', (file: string) => writeFileSync(file, 'x'.repeat(5000)), 'cannot be restored'],
  ['is empty', (file: string) => writeFileSync(file, ''), 'cannot be restored'],
  [
    'is truncated',
    (file: string, goodBackup: string) => {
      copyFileSync(goodBackup, file);
      truncateSync(file, 20_000);
    },
    'cannot be restored',
  ],
  [
    'has a newer version',
    async (file: string, goodBackup: string) => {
      copyFileSync(goodBackup, file);
      await runSql(`file:${file}`, 'INSERT INTO migrations VALUES (1000, 0)');
    },
    'its version is 1000',
  ],
  [
    'is a database in use',
    (file: string, goodBackup: string) => {
      copyFileSync(goodBackup, file);
      writeFileSync(`${file}-wal`, '');
    },
    'is a database in use',
  ],
  createAlteredBackupRow('has a trigger', 'the trigger extra is unexpected', [
    'CREATE TRIGGER extra AFTER INSERT ON leads BEGIN DELETE FROM leads; END',
  ]),
  createAlteredBackupRow('has a view', 'the view extra is unexpected', [
    'CREATE VIEW extra AS SELECT * FROM leads',
  ]),
  createAlteredBackupRow('has another table', 'the table extra is unexpected', [
    'CREATE TABLE extra (id TEXT)',
  ]),
  createAlteredBackupRow('has another index', 'the index extra is unexpected', [
    'CREATE UNIQUE INDEX extra ON leads (kind)',
  ]),
  createAlteredBackupRow('has another column', 'the table locks has a different definition', [
    'ALTER TABLE locks ADD COLUMN extra TEXT',
  ]),
  createAlteredBackupRow('rejects all rows', 'the table locks has a different definition', [
    'DROP TABLE locks',
    'CREATE TABLE locks (name TEXT PRIMARY KEY CHECK (0))',
  ]),
  createAlteredBackupRow('has no outbox table', 'the table outbox is missing', ['DROP TABLE outbox']),
  createAlteredBackupRow('has a missing column', 'the table leads has a different definition', [
    'ALTER TABLE leads DROP COLUMN content_hash',
  ]),
  createAlteredBackupRow('has a missing index', 'the index leads_by_email is missing', [
    'DROP INDEX leads_by_email',
  ]),
  createAlteredBackupRow('has the wrong version', 'already exists', [
    'DELETE FROM migrations WHERE version > 5',
  ]),
  createAlteredBackupRow('has no version', 'it has no version', ['DELETE FROM migrations']),
])('rejects a backup that %s and changes nothing', async (_, createBackup, message) => {
  const api = await startApi();
  await postEnquiries(api, 'Kept');
  const goodBackup = createPath('good.db');
  await runLeads(api.env, 'backup', goodBackup);
  const badBackup = createPath('bad.db');
  await createBackup(badBackup, goodBackup);
  const before = readdirSync(path.dirname(api.databaseFile));
  const { code, errorOutput } = await runLeads(api.env, 'restore', badBackup);
  expect(code).toBe(1);
  expect(errorOutput).toContain(message);
  expect(readdirSync(path.dirname(api.databaseFile))).toEqual(before);
  expect(existsSync(`${badBackup}-shm`)).toBe(false);
  await postEnquiries(api, 'After');
  expect(await listNames(api.databaseFile)).toEqual(['Kept', 'After']);
});
