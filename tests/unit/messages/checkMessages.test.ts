/** @jest-environment node */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runCheckCommand } from 'message-lint';
import { workspace } from '@/scripts/messages/workspace';
import { runScript } from './runScript';

const folder = mkdtempSync(path.join(tmpdir(), 'messages-'));
const home = path.join(folder, 'vi/home.json');
const source = readFileSync('messages/vi/home.json', 'utf8');
const getLine = (text: string) => source.split('\n').findIndex((line) => line.includes(text)) + 1;

beforeAll(() => cpSync('messages', folder, { recursive: true }));
afterAll(() => rmSync(folder, { recursive: true }));

async function check(...options: string[]) {
  let written = '';
  let errorOutput = '';
  const code = await runCheckCommand(workspace, ['--messages', folder, '--language=en', ...options], {
    write: (text) => {
      written += text;
    },
    writeError: (text) => {
      errorOutput += text;
    },
  });
  return { code, written, errorOutput };
}

describe('with a misspelt key', () => {
  beforeAll(() => writeFileSync(home, source.replace('"lead":', '"laed":')));

  test('exits with 1 and prints position, problem and remedy', () => {
    const { stdout, status } = runScript('scripts/check-messages.ts', '--messages', folder);
    expect(stdout).toContain(
      `${home}:${getLine('"lead"')}:5  error: The English file has no "hero.laed", so this is not shown.
    Correct its name or delete it. Did you mean "lead"?  [unknown-key]
`,
    );
    expect(stdout).toMatch(/^\d+ errors?, \d+ warnings?\./m);
    expect(status).toBe(1);
  });
});

test('exits with 0 if only a translation is missing', async () => {
  writeFileSync(home, source.replace(/"who": ".*"/, '"who": ""'));
  const { code, written } = await check('--format=json');
  const findings: { rule: string }[] = JSON.parse(written);
  // A law that is no longer in force is reported too.
  expect(findings.filter(({ rule }) => rule !== 'law')).toEqual([
    {
      rule: 'missing-text',
      severity: 'warning',
      file: home,
      line: getLine('"who"'),
      column: 12,
      problem: '"hero.who" is not translated, so readers see the English text.',
      remedy: expect.stringContaining('Add "who". In English: “'),
    },
  ]);
  expect(code).toBe(0);
});

test('suggests the correct name of a misspelt file', async () => {
  const misspelt = path.join(folder, 'vi/abuot.json');
  writeFileSync(misspelt, '{}');
  const { written } = await check();
  rmSync(misspelt);
  expect(written).toContain('Rename, move or delete it. Did you mean "vi/about.json"?  [unknown-file]');
});

test.each([
  ['--format=html', 'Invalid --format. Use one of: text, json.'],
  ['--messages=nowhere', 'The folder nowhere does not exist.'],
])('rejects %s', async (option, reason) => {
  const { code, errorOutput } = await check(option);
  expect(errorOutput).toContain(reason);
  expect(code).toBe(2);
});
