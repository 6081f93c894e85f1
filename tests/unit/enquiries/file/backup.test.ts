import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  copyFileSync,
  existsSync,
  readdirSync,
  readFileSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { createTemporaryFolder } from '@/tests/helpers/createTemporaryFolder';
import { createContactFields, getConsent } from '../helpers/enquiryFields';
import { exportEnquiries, runLeads } from '../helpers/runLeads';
import { type RunningApi, shareApi, startApi } from '../helpers/startApi';
import { startThreadApi } from '../helpers/startThreadApi';
import { runSql } from '../helpers/testStore';

async function postEnquiries(api: RunningApi, ...names: string[]): Promise<void> {
  for (const name of names) expect((await api.post(createContactFields({ name }))).status).toBe(201);
}

async function listNames(file: string): Promise<unknown[]> {
  const enquiries = await exportEnquiries({ LEADS_DATABASE_URL: `file:${file}` });
  return enquiries.map(({ name }) => name);
}

/** Runs `npm run leads` in a separate process. */
async function runCommand(file: string, ...args: string[]) {
  const script = path.join(__dirname, '../../../../scripts/leads.ts');
  const env = { ...process.env, LEADS_DATABASE_URL: `file:${file}` };
  const cwd = path.join(__dirname, '../../../..');
  const child = spawn(process.execPath, ['--import', 'tsx', script, ...args], { cwd, env });
  let written = '';
  let errorOutput = '';
  child.stdout.on('data', (data) => (written += data));
  child.stderr.on('data', (data) => (errorOutput += data));
  const [code] = await once(child, 'close');
  return { code, written, errorOutput };
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

/** Runs a restore in a separate process, because a closed connection of this process may keep its lock. */
const restore = (file: string, backup: string) => runCommand(file, 'restore', backup);

test('backs up while the server runs and restores after its end', async () => {
  const api = await startThreadApi();
  await postEnquiries(api, 'Kept');
  const backup = createPath();
  expect(await runLeads(api.env, 'backup', backup)).toEqual({
    code: 0,
    written: `Copied 1 enquiry to ${backup}.\n`,
    errorOutput: '',
  });
  expect(statSync(backup).mode & 0o777).toBe(0o600);
  await postEnquiries(api, 'Later');
  expect(await restore(api.databaseFile, backup)).toMatchObject({
    code: 1,
    errorOutput: expect.stringContaining('is in use. Stop the server'),
  });
  expect(await listNames(api.databaseFile)).toEqual(['Kept', 'Later']);

  const file = createPath('stopped.db');
  await runLeads(api.env, 'backup', file);
  expect(await restore(file, backup)).toMatchObject({
    code: 0,
    written: expect.stringMatching(/^Restored 1 enquiry from /),
  });
  expect(await listNames(file)).toEqual(['Kept']);
  expect(await listNames(findPreviousFile(file))).toEqual(['Kept', 'Later']);
  const { written } = await runLeads({ LEADS_DATABASE_URL: `file:${file}` }, 'erase', 'anh@factory.example');
  expect(written).toContain('stopped.db.before-');
});

test('names the people who were erased since the backup', async () => {
  const api = await startApi();
  await api.post(createContactFields(getConsent()));
  const backup = createPath();
  await runLeads(api.env, 'backup', backup);
  await runLeads(api.env, 'erase', 'anh@factory.example');
  const file = createPath('erased.db');
  await runLeads(api.env, 'backup', file);
  const { written } = await restore(file, backup);
  expect(written).toContain('Erased since the backup: anh@factory.example\n');
});

test('restores over a damaged database', async () => {
  const api = await startApi();
  await postEnquiries(api, 'Kept');
  const backup = createPath();
  await runLeads(api.env, 'backup', backup);
  const file = createPath('damaged.db');
  writeFileSync(file, 'not a database '.repeat(1000));
  expect((await restore(file, backup)).code).toBe(0);
  expect(await listNames(file)).toEqual(['Kept']);
});

test('restores a missing database', async () => {
  const api = await startThreadApi();
  await postEnquiries(api, 'Kept');
  const backup = createPath();
  await runLeads(api.env, 'backup', backup);
  const file = path.join(createTemporaryFolder(), 'new', 'leads.db');
  expect((await runLeads({ LEADS_DATABASE_URL: `file:${file}` }, 'restore', backup)).code).toBe(0);
  expect(await listNames(file)).toEqual(['Kept']);
});

test('does not apply a leftover write-ahead log to the backup', async () => {
  const api = await startThreadApi();
  await postEnquiries(api, 'Kept');
  const backup = createPath();
  await runLeads(api.env, 'backup', backup);
  await postEnquiries(api, 'Later');
  const file = createPath('leads.db');
  copyFileSync(`${api.databaseFile}-wal`, `${file}-wal`);
  const { code, written } = await runLeads({ LEADS_DATABASE_URL: `file:${file}` }, 'restore', backup);
  expect(code).toBe(0);
  expect(written).toMatch(/^Restored 1 enquiry/);
  expect(await listNames(file)).toEqual(['Kept']);
});

test('backup does not overwrite a file', async () => {
  const api = await startThreadApi();
  const backup = createPath();
  writeFileSync(backup, 'precious');
  const { code, errorOutput } = await runLeads(api.env, 'backup', backup);
  expect([code, errorOutput]).toEqual([1, `${backup} already exists. Nothing was written.\n`]);
  expect(readFileSync(backup, 'utf8')).toBe('precious');
});

const getApi = shareApi();
const goodBackup = createPath('good.db');

beforeAll(async () => {
  await postEnquiries(getApi(), 'Kept');
  await runLeads(getApi().env, 'backup', goodBackup);
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
  createAlteredBackupRow('has another column', 'the table locks has other columns or types', [
    'ALTER TABLE locks ADD COLUMN extra TEXT',
  ]),
  createAlteredBackupRow('has no outbox table', 'the table outbox is missing', ['DROP TABLE outbox']),
  createAlteredBackupRow('has a missing field', 'the table leads has other columns or types', [
    'ALTER TABLE leads DROP COLUMN company',
  ]),
  createAlteredBackupRow('has a text as time', 'of the table leads has an invalid created_at', [
    `UPDATE leads SET created_at = 'abc'`,
  ]),
  createAlteredBackupRow('has a time after the last date', 'of the table outbox has an invalid due_at', [
    `INSERT INTO outbox (id, channel, created_at, due_at) VALUES ('x', 'sales', 0, 9000000000000000)`,
  ]),
  createAlteredBackupRow('has a missing index', 'the index leads_by_email is missing', [
    'DROP INDEX leads_by_email',
  ]),
])('rejects a backup that %s and changes nothing', async (title, createBackup, message) => {
  const api = getApi();
  const badBackup = createPath('bad.db');
  await createBackup(badBackup, goodBackup);
  const before = readdirSync(path.dirname(api.databaseFile));
  const { code, errorOutput } = await runLeads(api.env, 'restore', badBackup);
  expect(code).toBe(1);
  expect(errorOutput).toContain(message);
  expect(readdirSync(path.dirname(api.databaseFile))).toEqual(before);
  expect(existsSync(`${badBackup}-shm`)).toBe(false);
  await postEnquiries(api, title);
  expect(await listNames(api.databaseFile)).toEqual(expect.arrayContaining(['Kept', title]));
});
