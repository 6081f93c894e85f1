import { cpSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createTemporaryFolder } from '@/tests/helpers/createTemporaryFolder';
import { runScript } from './runScript';

const folder = createTemporaryFolder();

const read = (name: string) => readFileSync(path.join(folder, name), 'utf8');

test('changes the links to a renamed article in all files of its language', () => {
  cpSync('messages', folder, { recursive: true });
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
