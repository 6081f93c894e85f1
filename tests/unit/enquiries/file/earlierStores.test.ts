/** @jest-environment node */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { CLOSED_PORT, createMailEnv } from '../helpers/createMailEnv';
import { createTemporaryFolder } from '../helpers/createTemporaryFolder';
import { createContactFields, getConsent } from '../helpers/enquiryFields';
import { exportEnquiries, runLeads } from '../helpers/runLeads';
import { startProcessApi } from '../helpers/startProcessApi';
import { runSql } from '../helpers/testStore';

/** The tables of version 3. */
const VERSION_3_SCHEMA = path.join(__dirname, '../../../fixtures/stores/version-3.sql');
const VERSION_5_FILE = path.join(__dirname, '../../../fixtures/stores/version-5.db.gz');

const TABLES = ['leads', 'outbox', 'subscribers', 'consents', 'consent_texts'];

/** The creation time of the file. At a later time, some of its data would have expired. */
const FILE_CREATED_AT = Date.parse('2026-11-22T23:00Z');

afterEach(() => jest.restoreAllMocks());

/**
 * Copies a file that an earlier version of the code created and filled with enquiries, subscriptions and waiting mails.
 * Returns the path of the copy.
 */
function copyVersion5File(): string {
  const file = path.join(createTemporaryFolder(), 'leads.db');
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, gunzipSync(readFileSync(VERSION_5_FILE)));
  return file;
}

test('migrates every row of a version 5 file', async () => {
  jest.spyOn(Date, 'now').mockReturnValue(FILE_CREATED_AT);
  const url = `file:${copyVersion5File()}`;
  const readRows = () =>
    Promise.all(TABLES.map((table) => runSql(url, `SELECT * FROM ${table} ORDER BY 1, 2, 3`)));
  const before = await readRows();
  expect(before.map(({ length }) => length)).toEqual([42, 84, 2, 2, 3]);

  const api = await startProcessApi({ LEADS_DATABASE_URL: url });
  const [leads = [], outbox = [], ...others] = before;
  const enquiries = leads.map((enquiry) => ({
    ...enquiry,
    about: '',
    reply_channel: '',
    corrects: '',
    campaign: '',
  }));
  // The recipient of an entry is set at its next attempt.
  const entries = outbox.map((entry) => ({ ...entry, destination: null }));
  expect(await readRows()).toEqual([enquiries, entries, ...others]);
  // A key that was used before returns the enquiry stored with it.
  const [replayed] = await runSql(url, `SELECT * FROM leads WHERE name = 'Lead 7'`);
  const repeated = createContactFields({ name: 'Lead 7', email: 'lead7@factory7.example', message: 'm 7' });
  const replay = await api.post(repeated, { 'Idempotency-Key': 'key-n7' });
  expect([replay.status, await replay.json()]).toMatchObject([200, { id: replayed?.id }]);
  expect((await api.post(createContactFields({ name: 'New' }))).status).toBe(201);
  expect((await exportEnquiries(api.env)).map(({ name }) => name)).toHaveLength(43);
  expect((await runLeads(api.env, 'consents', 'GONE@factory.example')).written).toMatch(/^information +vi/);
  await api.stop();
  // The new code sends the waiting mail.
  const mailing = await startProcessApi({ ...api.env, ...createMailEnv(CLOSED_PORT) });
  await mailing.recorder.waitForEntry({ event: 'delivery', channel: 'sales', status: 'failed' });
});

test('migrates a version 3 store without any transfer consent', async () => {
  const file = `${createTemporaryFolder()}/leads.db`;
  await runSql(
    `file:${file}`,
    'CREATE TABLE migrations (version INTEGER PRIMARY KEY, applied_at INTEGER NOT NULL)',
    ...readFileSync(VERSION_3_SCHEMA, 'utf8')
      .split(/;\n\n?/)
      .filter(Boolean),
    ...[1, 2, 3].map((version) => `INSERT INTO migrations VALUES (${version}, 0)`),
    `INSERT INTO leads (id, kind, idempotency_key, created_at, locale, name, email, phone, company,
      subject, message, consent, consent_version, news_consent, news_consent_version, source, suspect)
    VALUES ('old', 'contact', 'k', ${Date.now()}, 'vi', 'Ánh', 'anh@factory.example', '', '', 'erp', 'Xin chào', 1,
      '2026-11-21', 1, '2026-11-21', '', '')`,
  );

  const api = await startProcessApi({ LEADS_DATABASE_URL: `file:${file}` });
  expect((await api.post(createContactFields(getConsent()))).status).toBe(201);
  const [oldEnquiry, newEnquiry] = await exportEnquiries(api.env);
  expect(oldEnquiry).toMatchObject({
    id: 'old',
    consent: true,
    consentVersion: '2026-11-21',
    consentText: '',
    newsConsent: true,
    transfer: false,
    transferVersion: '',
    transferText: '',
  });
  expect(newEnquiry).toMatchObject({ consent: true, newsConsent: false, transfer: false });
  await runLeads(api.env, 'erase', 'anh@factory.example');
  const { written } = await runLeads(api.env, 'consents', 'anh@factory.example');
  expect(written.match(/text 2026-11-21/g)).toHaveLength(2);
});
