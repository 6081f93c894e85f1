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
import { contactFields } from '../helpers/leadFields';
import { exportedLeads, runLeads } from '../helpers/runLeads';
import { type RunningApi, startApi } from '../helpers/startApi';
import { storeProcesses } from '../helpers/storeProcesses';
import { temporaryFolder } from '../helpers/temporaryFolder';
import { runSql } from '../helpers/testStore';

const EARLIER = path.join(__dirname, '../../../fixtures/stores/version-5.db.gz');

async function store(api: RunningApi, ...names: string[]): Promise<void> {
  for (const name of names) expect((await api.post(contactFields({ name }))).status).toBe(201);
}

async function listNames(file: string): Promise<unknown[]> {
  const leads = await exportedLeads({ LEADS_DATABASE_URL: `file:${file}` });
  return leads.map(({ name }) => name);
}

/** Runs `npm run leads` in a separate process. Resolves with its exit code. */
async function runCommand(file: string, ...args: string[]): Promise<unknown> {
  const script = path.join(__dirname, '../../../../scripts/leads.ts');
  const env = { ...process.env, LEADS_DATABASE_URL: `file:${file}` };
  const cwd = path.join(__dirname, '../../../..');
  const child = spawn(process.execPath, ['--import', 'tsx', script, ...args], { cwd, env, stdio: 'inherit' });
  return (await once(child, 'exit'))[0];
}

function newFile(name = 'backup.db'): string {
  return path.join(temporaryFolder(), name);
}

/** The database that a restore saved. */
function findPreviousFile(file: string): string {
  const names = readdirSync(path.dirname(file)).filter((name) => /\.before-[^.]*Z$/.test(name));
  expect(names).toHaveLength(1);
  return path.join(path.dirname(file), String(names[0]));
}

test('backs up and restores while the server is running', async () => {
  const api = await startApi();
  await store(api, 'Kept');
  const backup = newFile();
  expect(await runLeads(api.env, 'backup', backup)).toEqual({
    code: 0,
    written: `Copied 1 enquiry to ${backup}.\n`,
    complaints: '',
  });
  expect(statSync(backup).mode & 0o777).toBe(0o600);
  await store(api, 'Later');

  const { code, written } = await runLeads(api.env, 'restore', backup);
  expect(code).toBe(0);
  expect(written).toMatch(/^Restored 1 enquiry from /);
  await store(api, 'After');
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
  const api = await startApi({ LEADS_RATE_LIMIT: '0' });
  await store(api, 'First');
  const backup = newFile();
  await runLeads(api.env, 'backup', backup);
  const acknowledged: string[] = [];
  let isRestored = false;
  const client = async (prefix: string) => {
    for (let number = 0; number < 10 || !isRestored; number++) {
      const name = `${prefix} ${number}`;
      if ((await api.post(contactFields({ name }))).status === 201) acknowledged.push(name);
    }
  };
  const clients = ['A', 'B', 'C', 'D'].map(client);
  expect((await runLeads(api.env, 'restore', backup)).code).toBe(0);
  isRestored = true;
  await Promise.all(clients);
  await store(api, 'Last');
  const now = await listNames(api.databaseFile);
  const before = await listNames(findPreviousFile(api.databaseFile));
  expect(acknowledged.length).toBeGreaterThan(0);
  expect(acknowledged.filter((name) => !now.includes(name) && !before.includes(name))).toEqual([]);
  expect(now).toContain('Last');
});

test('restores a damaged database under a running server', async () => {
  const api = await startApi();
  await store(api, 'Kept');
  const backup = newFile();
  await runLeads(api.env, 'backup', backup);
  await api.stop();
  // Use a new file: an uncollected connection of this process would write to the old one later.
  for (const part of ['', '-wal', '-shm']) rmSync(api.databaseFile + part, { force: true });
  writeFileSync(api.databaseFile, 'not a database '.repeat(1000));
  const again = await startApi(api.env, 'away');
  expect((await again.post(contactFields())).status).toBe(503);
  expect((await runLeads(api.env, 'restore', backup)).code).toBe(0);
  await store(again, 'After');
  expect(await listNames(api.databaseFile)).toEqual(['Kept', 'After']);
});

test('accepts a restored backup of another database', async () => {
  const other = await startApi();
  await store(other, 'Other');
  const backup = newFile();
  await runLeads(other.env, 'backup', backup);
  const api = await startApi();
  await store(api, 'Former');
  expect((await runLeads(api.env, 'restore', backup)).code).toBe(0);
  for (const pid of storeProcesses()) process.kill(pid, 'SIGKILL');
  await api.recorder.until({ event: 'store', status: 'ended' });
  await store(api, 'After');
  await api.recorder.until({ event: 'store', status: 'restored' });
  expect(await listNames(api.databaseFile)).toEqual(['Other', 'After']);
});

test('migrates a backup of an earlier version', async () => {
  const backup = newFile();
  writeFileSync(backup, gunzipSync(readFileSync(EARLIER)));
  const api = await startApi();
  expect(await runLeads(api.env, 'restore', backup)).toMatchObject({
    code: 0,
    written: expect.stringMatching(/^Restored 42 enquiries/),
  });
  await store(api, 'After');
  expect(await listNames(api.databaseFile)).toHaveLength(43);
});

test('leaves one complete backup after two concurrent restores', async () => {
  const api = await startApi();
  const backups = [newFile('a.db'), newFile('b.db')];
  for (const [index, backup] of backups.entries()) {
    await store(api, `Lead ${index}`);
    await runLeads(api.env, 'backup', backup);
  }
  await store(api, 'Last');
  const restores = backups.map((backup) => runCommand(api.databaseFile, 'restore', backup));
  expect(await Promise.all(restores)).toEqual([0, 0]);
  const names = await listNames(api.databaseFile);
  expect([['Lead 0'], ['Lead 0', 'Lead 1']]).toContainEqual(names);
  await store(api, 'After');
  expect(await listNames(api.databaseFile)).toEqual([...names, 'After']);
});

test('keeps a symbolic link to the restored database', async () => {
  const api = await startApi();
  await store(api, 'Kept');
  const backup = newFile();
  await runLeads(api.env, 'backup', backup);
  await store(api, 'Later');
  const link = newFile('link.db');
  symlinkSync(api.databaseFile, link);
  expect((await runLeads({ LEADS_DATABASE_URL: `file:${link}` }, 'restore', backup)).code).toBe(0);
  expect(lstatSync(link).isSymbolicLink()).toBe(true);
  await store(api, 'After');
  expect(await listNames(link)).toEqual(['Kept', 'After']);
});

test('restores a missing database', async () => {
  const api = await startApi();
  await store(api, 'Kept');
  const backup = newFile();
  await runLeads(api.env, 'backup', backup);
  const file = path.join(temporaryFolder(), 'new', 'leads.db');
  expect((await runLeads({ LEADS_DATABASE_URL: `file:${file}` }, 'restore', backup)).code).toBe(0);
  expect(await listNames(file)).toEqual(['Kept']);
});

test('does not apply a leftover write-ahead log to the backup', async () => {
  const api = await startApi();
  await store(api, 'Kept');
  const backup = newFile();
  await runLeads(api.env, 'backup', backup);
  await store(api, 'Later');
  const file = newFile('leads.db');
  copyFileSync(`${api.databaseFile}-wal`, `${file}-wal`);
  const { code, written } = await runLeads({ LEADS_DATABASE_URL: `file:${file}` }, 'restore', backup);
  expect(code).toBe(0);
  expect(written).toMatch(/The previous contents are in \S+-wal\. /);
  expect(await listNames(file)).toEqual(['Kept']);
});

test('warns about the files of an interrupted restore', async () => {
  const file = newFile('leads.db');
  writeFileSync(`${file}.restoring-1`, '');
  const api = await startApi({ LEADS_DATABASE_URL: `file:${file}` });
  const { error } = await api.recorder.until({ event: 'store', status: 'leftover' });
  expect(error).toContain('leads.db.restoring-1');
});

test('backup does not overwrite a file', async () => {
  const api = await startApi();
  const backup = newFile();
  writeFileSync(backup, 'precious');
  const { code, complaints } = await runLeads(api.env, 'backup', backup);
  expect([code, complaints]).toEqual([1, `${backup} already exists. Nothing was written.\n`]);
  expect(readFileSync(backup, 'utf8')).toBe('precious');
});

/** A row of the table below: a backup changed by SQL statements. */
function altered(
  name: string,
  complaint: string,
  statements: string[],
): [string, (file: string, good: string) => unknown, string] {
  const make = (file: string, good: string) => {
    copyFileSync(good, file);
    return runSql(`file:${file}`, ...statements);
  };
  return [name, make, complaint];
}

test.each<[string, (file: string, good: string) => unknown, string]>([
  ['does not exist', () => undefined, 'File not found'],
  ['is not a database', (file: string) => writeFileSync(file, 'x'.repeat(5000)), 'cannot be restored'],
  ['is empty', (file: string) => writeFileSync(file, ''), 'cannot be restored'],
  [
    'is truncated',
    (file: string, good: string) => {
      copyFileSync(good, file);
      truncateSync(file, 20_000);
    },
    'cannot be restored',
  ],
  [
    'has a newer version',
    async (file: string, good: string) => {
      copyFileSync(good, file);
      await runSql(`file:${file}`, 'INSERT INTO migrations VALUES (1000, 0)');
    },
    'its version is 1000',
  ],
  [
    'is a database in use',
    (file: string, good: string) => {
      copyFileSync(good, file);
      writeFileSync(`${file}-wal`, '');
    },
    'is a database in use',
  ],
  altered('has a trigger', 'the trigger extra is unexpected', [
    'CREATE TRIGGER extra AFTER INSERT ON leads BEGIN DELETE FROM leads; END',
  ]),
  altered('has a view', 'the view extra is unexpected', ['CREATE VIEW extra AS SELECT * FROM leads']),
  altered('has another table', 'the table extra is unexpected', ['CREATE TABLE extra (id TEXT)']),
  altered('has another index', 'the index extra is unexpected', [
    'CREATE UNIQUE INDEX extra ON leads (kind)',
  ]),
  altered('has another column', 'the table locks has a different definition', [
    'ALTER TABLE locks ADD COLUMN extra TEXT',
  ]),
  altered('rejects all rows', 'the table locks has a different definition', [
    'DROP TABLE locks',
    'CREATE TABLE locks (name TEXT PRIMARY KEY CHECK (0))',
  ]),
  altered('has no outbox table', 'the table outbox is missing', ['DROP TABLE outbox']),
  altered('has a missing column', 'the table leads has a different definition', [
    'ALTER TABLE leads DROP COLUMN referrer',
  ]),
  altered('has a missing index', 'the index leads_by_email is missing', ['DROP INDEX leads_by_email']),
  altered('has the wrong version', 'already exists', ['DELETE FROM migrations WHERE version > 5']),
  altered('has no version', 'it has no version', ['DELETE FROM migrations']),
])('rejects a backup that %s and changes nothing', async (_, make, complaint) => {
  const api = await startApi();
  await store(api, 'Kept');
  const good = newFile('good.db');
  await runLeads(api.env, 'backup', good);
  const bad = newFile('bad.db');
  await make(bad, good);
  const before = readdirSync(path.dirname(api.databaseFile));
  const { code, complaints } = await runLeads(api.env, 'restore', bad);
  expect(code).toBe(1);
  expect(complaints).toContain(complaint);
  expect(readdirSync(path.dirname(api.databaseFile))).toEqual(before);
  expect(existsSync(`${bad}-shm`)).toBe(false);
  await store(api, 'After');
  expect(await listNames(api.databaseFile)).toEqual(['Kept', 'After']);
});
