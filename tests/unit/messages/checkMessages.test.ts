/** @jest-environment node */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runCheckCommand } from '@/scripts/messages/check/runCheckCommand';
import { runScript } from './runScript';

const folder = mkdtempSync(path.join(tmpdir(), 'messages-'));
const home = path.join(folder, 'vi/home.json');
const source = readFileSync('messages/vi/home.json', 'utf8');
const getLine = (text: string) => source.split('\n').findIndex((line) => line.includes(text)) + 1;

beforeAll(() => cpSync('messages', folder, { recursive: true }));
afterAll(() => rmSync(folder, { recursive: true }));

async function check(...options: string[]) {
  let written = '';
  let complaints = '';
  const code = await runCheckCommand(['--messages', folder, ...options], {
    write: (text) => {
      written += text;
    },
    complain: (text) => {
      complaints += text;
    },
  });
  return { code, written, complaints };
}

describe('with a misspelt key', () => {
  beforeAll(() => writeFileSync(home, source.replace('"lead":', '"laed":')));

  test('the check ends with 1 and prints place, problem and remedy', () => {
    const { stdout, status } = runScript('scripts/check-messages.ts', '--messages', folder);
    expect(stdout).toContain(
      `${home}:${getLine('"lead"')}:5  error: The English file has no "hero.laed", so this is shown nowhere.
    Correct its name or delete it. Did you mean "lead"?  [unknown-key]
`,
    );
    expect(stdout).toMatch(/^\d+ errors?, \d+ warnings?\./m);
    expect(status).toBe(1);
  });

  test('the check for GitHub prints a workflow command', async () => {
    const { written } = await check('--format=github');
    expect(written.split('\n')).toContain(
      `::error file=${home},line=${getLine('"lead"')},col=5,title=unknown-key::` +
        'The English file has no "hero.laed", so this is shown nowhere. Correct its name or delete it. Did you mean "lead"?',
    );
  });
});

test('with a missing text alone, the check ends with 0; as JSON the findings are a list', async () => {
  writeFileSync(home, source.replace(/"cases": ".*"/, '"cases": ""'));
  const { code, written } = await check('--format=json');
  const findings: { rule: string }[] = JSON.parse(written);
  // A law that has ended since is another finding.
  expect(findings.filter(({ rule }) => rule !== 'law')).toEqual([
    {
      rule: 'missing-text',
      severity: 'warning',
      file: home,
      line: getLine('"cases"'),
      column: 14,
      problem: '"hero.cases" is not translated, so readers see the English text.',
      remedy: expect.stringContaining('Add "cases". In English: “'),
    },
  ]);
  expect(code).toBe(0);
});

test('of a file whose name is misspelt the right name is said', async () => {
  const misspelt = path.join(folder, 'vi/abuot.json');
  writeFileSync(misspelt, '{}');
  const { written } = await check();
  rmSync(misspelt);
  expect(written).toContain('Rename, move or delete it. Did you mean "vi/about.json"?  [unknown-file]');
});

test.each([
  ['--format=html', '--format is one of text, json, github.'],
  ['--messages=nowhere', 'There is no folder nowhere.'],
])('%s is refused', async (option, reason) => {
  const { code, complaints } = await check(option);
  expect(complaints).toContain(reason);
  expect(code).toBe(2);
});
