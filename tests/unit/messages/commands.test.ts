import { cpSync, renameSync } from 'node:fs';
import path from 'node:path';
import { updateLinks } from '@/scripts/content-rules/redirect';
import { workspace } from '@/scripts/messages/workspace';
import { createTemporaryFolder } from '@/tests/helpers/createTemporaryFolder';
import { FolderEditor } from '@/tests/helpers/FolderEditor';
import { runScript } from './runScript';

let folder: string;
let messages: FolderEditor;

beforeEach(() => {
  folder = createTemporaryFolder();
  messages = new FolderEditor(folder);
  cpSync('messages', folder, { recursive: true });
});

const runStatus = (...args: string[]) =>
  runScript('scripts/messages-status.ts', '--messages', folder, ...args).stdout;

test('says that no check is recorded', () => {
  expect(runStatus()).toContain('translations-checked.json is missing');
});

test('lists texts that another language changed after the check', () => {
  expect(runStatus('--checked')).toMatch(/^0 outdated texts/);
  messages.editJson('zh/home.json', ({ stats }) => Object.assign(stats, { title: '我们都在哪里' }));
  messages.editJson('vi/home.json', ({ stats }) => Object.assign(stats, { title: 'Tất cả ở đâu' }));
  messages.edit('en/news/lantern-feast.md', (text) => `${text}\nCome and see.\n`);
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
  messages.replace(newName, '---\n', '---\nredirectFrom: [full-boat]\n');
  const linking = 'vi/pages/linking.md';
  const page =
    '---\ntitle: A\ndescription: B\n---\n\n[C](/vi/insights/full-boat/#d), [E](/vi/insights/full-boat-race/) {articles}full-boat/\n';
  messages.write(linking, page);
  expect(updateLinks(workspace, folder)).toContain(path.join(folder, linking));
  expect(messages.read(linking)).toBe(page.replaceAll('full-boat/', 'heavy-boat/'));
  expect(messages.read(newName)).toContain('redirectFrom: [full-boat]');
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
