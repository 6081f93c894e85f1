import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createTemporaryFolder } from '@/tests/helpers/createTemporaryFolder';
import { runScript } from './runScript';

let folder: string;

beforeEach(() => {
  folder = createTemporaryFolder();
  cpSync('messages', folder, { recursive: true });
});

function edit(file: string, from: RegExp, to: string): void {
  const resolved = path.join(folder, file);
  writeFileSync(resolved, readFileSync(resolved, 'utf8').replace(from, to));
}

const runStatus = (...args: string[]) =>
  runScript('scripts/messages-status.ts', '--messages', folder, ...args).stdout;

test('says that no check is recorded', () => {
  expect(runStatus()).toContain('translations-checked.json is missing');
});

test('lists texts that another language changed after the check', () => {
  expect(runStatus('--checked')).toMatch(/^0 outdated texts/);
  edit('zh/home.json', /("stats": \{\s*"title": )".*"/, '$1"我们都在哪里"');
  edit('vi/home.json', /("stats": \{\s*"title": )".*"/, '$1"Tất cả ở đâu"');
  edit('en/news/lantern-feast.md', /$/, '\nCome and see.\n');
  const status = runStatus();
  expect(status).toContain('/en/home.json stats.title: changed in zh, vi\n');
  expect(status).toContain('/vi/news/lantern-feast.md: changed in en\n');
  expect(status).not.toMatch(/\/(?:zh|vi)\/home\.json/);
});

test('--help explains the options', () => {
  expect(runStatus('--help')).toContain('--checked');
});
