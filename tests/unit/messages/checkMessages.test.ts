import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createTemporaryFolder } from '@/tests/helpers/createTemporaryFolder';
import { runScript } from './runScript';

const folder = createTemporaryFolder();
const home = path.join(folder, 'vi/home.json');
const source = readFileSync('messages/vi/home.json', 'utf8');
const getLine = (text: string) => source.split('\n').findIndex((line) => line.includes(text)) + 1;

beforeAll(() => cpSync('messages', folder, { recursive: true }));

const check = (...options: string[]) =>
  runScript('scripts/check-messages.ts', '--messages', folder, ...options);

test('prints position, problem and remedy, and exits with 1', () => {
  const misspelt = path.join(folder, 'vi/abuot.json');
  writeFileSync(misspelt, '{}');
  writeFileSync(home, source.replace('"lead":', '"laed":'));
  const { stdout, status } = check();
  rmSync(misspelt);
  expect(stdout).toContain(
    `${home}:${getLine('"lead"')}:5  error: The English file has no "hero.laed", so this is not shown.
    Correct its name or delete it. Did you mean "lead"?  [unknown-key]
`,
  );
  expect(stdout).toContain('Rename, move or delete it. Did you mean "vi/about.json"?  [unknown-file]');
  expect(stdout).toMatch(/^\d+ errors?, \d+ warnings?\./m);
  expect(status).toBe(1);
});

test('exits with 0 if only a translation is missing', () => {
  writeFileSync(home, source.replace(/"who": ".*"/, '"who": ""'));
  const { stdout, status } = check('--language=vi');
  expect(stdout).toContain(`${home}:${getLine('"who"')}:12  cảnh báo: “hero.who” chưa được dịch`);
  expect(status).toBe(0);
});

test.each([
  ['--language=tlh', '--language en|zh|vi'],
  ['--messages=nowhere', 'The folder nowhere does not exist.'],
])('rejects %s', (option, reason) => {
  const { stderr, status } = check(option);
  expect(stderr).toContain(reason);
  expect(status).toBe(2);
});
