/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { getTranslationStatus } from 'content-lint';
import { recordAll } from 'translation-history';
import { locales } from '@/lib/shared/i18n/locales';
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

test('counts missing texts and their English words', () => {
  const article = 'news/lantern-feast.md';
  edit('en/home.json', /"title": "Where we row"/, '"title": "Where we all row"');
  edit('vi/home.json', /("stats": \{\s*"title": )".*"/, '$1""');
  rmSync(path.join(folder, 'zh', article));
  const table = getTranslationStatus(workspace, folder);
  const [, , , , , , , , , , missing, , words] = getRow('home.json', table);
  expect([missing, words]).toEqual(['1', '4']);
  const [texts, translated, missingInChinese, , englishWords] = getRow(article, table);
  expect([texts, translated, missingInChinese]).toEqual(['1', '0', '1']);
  expect(Number(englishWords)).toBeGreaterThan(50);
  expect(table).toContain('translations-checked.json is missing');
});

test('lists texts that another language changed after the check', () => {
  recordAll(folder, locales);
  edit('zh/home.json', /("stats": \{\s*"title": )".*"/, '$1"我们都在哪里"');
  edit('vi/home.json', /("stats": \{\s*"title": )".*"/, '$1"Tất cả ở đâu"');
  edit('en/news/lantern-feast.md', /$/, '\nCome and see.\n');
  const table = getTranslationStatus(workspace, folder, true);
  const [, , , chinese, , , , english, , , , vietnamese] = getRow('home.json', table);
  expect([chinese, english, vietnamese]).toEqual(['·', '1', '·']);
  expect(getRow('news/lantern-feast.md', table)[3]).toBe('1');
  expect(table).toContain('/en/home.json stats.title: changed in zh, vi\n');
  recordAll(folder, locales);
  expect(getTranslationStatus(workspace, folder, true)).not.toContain('changed in');
});

test('--help explains the options', () => {
  const args = ['--import', 'tsx', 'scripts/messages-status.ts', '--help'];
  expect(
    execFileSync(process.execPath, args, { encoding: 'utf8', cwd: path.resolve(__dirname, '../../..') }),
  ).toContain('--texts');
});
