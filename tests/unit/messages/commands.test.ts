import { cpSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createTemporaryFolder } from '@/tests/helpers/createTemporaryFolder';
import { runScript } from './runScript';

let folder: string;

beforeEach(() => {
  folder = createTemporaryFolder();
  cpSync('messages', folder, { recursive: true });
});

const read = (name: string) => readFileSync(path.join(folder, name), 'utf8');

function edit(file: string, from: RegExp, to: string): void {
  writeFileSync(path.join(folder, file), read(file).replace(from, to));
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

test('changes the links to a renamed article in all files of its language', () => {
  const [oldName, newName] = ['vi/insights/full-boat.md', 'vi/insights/heavy-boat.md'];
  renameSync(path.join(folder, oldName), path.join(folder, newName));
  writeFileSync(
    path.join(folder, newName),
    read(newName).replace('---\n', '---\nredirectFrom: [full-boat]\n'),
  );
  const linking = 'vi/pages/linking.md';
  const page =
    '---\ntitle: A\ndescription: B\n---\n\n[C](/vi/insights/full-boat/#d), [E](/vi/insights/full-boat-race/) {articles}full-boat/\n';
  writeFileSync(path.join(folder, linking), page);
  const { stdout, status } = runScript('scripts/messages-links.ts', '--messages', folder);
  expect(status).toBe(0);
  expect(stdout).toContain(path.join(folder, linking));
  expect(read(linking)).toBe(page.replaceAll('full-boat/', 'heavy-boat/'));
  expect(read(newName)).toContain('redirectFrom: [full-boat]');
});

test.each([
  ['messages-status', '--texts=all', 'npm run messages:status'],
  ['retain', '--keep', 'npx tsx scripts/retain.ts'],
])('%s reports invalid arguments with its usage', (script, argument, usage) => {
  const { stderr, status } = runScript(`scripts/${script}.ts`, argument);
  expect(status).toBe(2);
  expect(stderr).toContain(usage);
  expect(stderr).not.toContain('    at ');
});
