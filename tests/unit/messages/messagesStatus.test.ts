/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { getTranslationStatus } from 'content-lint';
import { workspace } from '@/scripts/messages/workspace';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'messages-'));
  cpSync('messages', folder, { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Returns the cells of a page's row: texts, then translated, missing, outdated and words for zh, en and vi. */
function getRow(name: string, table: string): string[] {
  const line = table.split('\n').find((row) => row.startsWith(`${name} `));
  return line?.trim().split(/\s+/).slice(1) ?? [];
}

function edit(file: string, from: RegExp, to: string): void {
  const resolved = path.join(folder, file);
  writeFileSync(resolved, readFileSync(resolved, 'utf8').replace(from, to));
}

function commit(date: string): void {
  const identity = ['-c', 'user.name=Editor', '-c', 'user.email=editor@reedferry.example'];
  const env = { ...process.env, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date };
  execFileSync('git', ['init', '--quiet'], { cwd: folder });
  execFileSync('git', ['add', '.'], { cwd: folder });
  execFileSync('git', [...identity, 'commit', '--quiet', '--message', 'Edit'], { cwd: folder, env });
}

test('counts missing texts and their English words', async () => {
  const article = 'news/lantern-feast.md';
  edit('en/home.json', /"title": "Where we row"/, '"title": "Where we all row"');
  edit('vi/home.json', /("stats": \{\s*"title": )".*"/, '$1""');
  rmSync(path.join(folder, 'zh', article));
  const table = await getTranslationStatus(workspace, folder);
  const [, , , , , , , , , , missing, , words] = getRow('home.json', table);
  expect([missing, words]).toEqual(['1', '4']);
  const [texts, translated, missingInChinese, , englishWords] = getRow(article, table);
  expect([texts, translated, missingInChinese]).toEqual(['1', '0', '1']);
  expect(Number(englishWords)).toBeGreaterThan(50);
  expect(table).toContain('There is no git history');
});

test('a translation is outdated if the English text changed later', async () => {
  commit('2026-01-01T00:00:00Z');
  edit('en/home.json', /"title": "Where we row"/, '"title": "Where we all row"');
  commit('2026-02-01T00:00:00Z');
  edit('zh/home.json', /("stats": \{\s*"title": )".*"/, '$1"我们都在哪里"');
  commit('2026-03-01T00:00:00Z');
  // Uncommitted changes count too.
  edit('en/news/lantern-feast.md', /$/, '\nCome and see.\n');
  const table = await getTranslationStatus(workspace, folder);
  const [, , , chinese, , , , english, , , , vietnamese, words] = getRow('home.json', table);
  expect([chinese, english, vietnamese, words]).toEqual(['·', '·', '1', '4']);
  expect(getRow('news/lantern-feast.md', table)[3]).toBe('1');
});

test('texts are outdated if the Chinese text changed later, and listed with their keys', async () => {
  commit('2026-01-01T00:00:00Z');
  edit('zh/home.json', /("stats": \{\s*"title": )".*"/, '$1"我们都在哪里"');
  commit('2026-02-01T00:00:00Z');
  edit('vi/home.json', /("stats": \{\s*"title": )".*"/, '$1"Tất cả ở đâu"');
  commit('2026-03-01T00:00:00Z');
  const table = await getTranslationStatus(workspace, folder, true);
  const [, , , chinese, , , , english, , , , vietnamese] = getRow('home.json', table);
  expect([chinese, english, vietnamese]).toEqual(['·', '1', '·']);
  expect(table).toContain('/en/home.json stats.title: changed in zh on 2026-02-01\n');
});

test('--help explains the options', () => {
  const args = ['--import', 'tsx', 'scripts/messages-status.ts', '--help'];
  expect(
    execFileSync(process.execPath, args, { encoding: 'utf8', cwd: path.resolve(__dirname, '../../..') }),
  ).toContain('--texts');
});
