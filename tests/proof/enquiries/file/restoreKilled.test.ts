import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runSql } from '../../../unit/enquiries/helpers/testStore';

const folder = mkdtempSync(path.join(tmpdir(), 'leads-restore-'));
const original = path.join(folder, 'original.db');
const backup = path.join(folder, 'backup.db');

afterAll(() => rmSync(folder, { recursive: true }));

function runLeads(file: string, args: string[], killAt?: number) {
  const env = { ...process.env, LEADS_DATABASE_URL: `file:${file}`, KILL_AT: String(killAt) };
  const preload = killAt === undefined ? [] : ['--require', path.join(__dirname, 'killAtStep.cjs')];
  return spawnSync(process.execPath, [...preload, 'dist/leads.js', ...args], { env, encoding: 'utf8' });
}

/** Adds an enquiry, which stays in the write-ahead log as long as this process runs. */
function addEnquiry(file: string, id: string): Promise<unknown> {
  return runSql(
    `file:${file}`,
    `INSERT INTO leads (id, kind, idempotency_key, created_at, locale, name, email, phone, company, subject, message,
      consent_version, news_consent, news_consent_version, source, suspect)
    VALUES ('${id}', 'contact', '${id}', 0, 'en', '', '', '', '', 'other', '', '', 0, '', '', '')`,
  );
}

test('a restore killed at any step leaves one complete database', async () => {
  expect(runLeads(original, ['create']).status).toBe(0);
  await addEnquiry(original, 'in both');
  expect(runLeads(original, ['backup', backup]).status).toBe(0);
  for (const id of ['later', 'last']) await addEnquiry(original, id);
  expect(statSync(`${original}-wal`).size).toBeGreaterThan(0);

  const outcomes = new Set<string>();
  let isDone = false;
  for (let killAt = 1; !isDone; killAt++) {
    const file = path.join(folder, `${killAt}.db`);
    for (const part of ['', '-wal']) copyFileSync(original + part, file + part);
    isDone = runLeads(file, ['restore', backup], killAt).signal === null;
    const url = `file:${file}`;
    expect(await runSql(url, 'PRAGMA integrity_check')).toEqual([{ integrity_check: 'ok' }]);
    const rows = await runSql(url, 'SELECT id FROM leads ORDER BY rowid');
    outcomes.add(rows.map(({ id }) => id).join());
  }
  expect([...outcomes]).toEqual(['in both,later,last', 'in both']);
});
