/** @jest-environment node */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runScript } from './runScript';

const folder = mkdtempSync(path.join(tmpdir(), 'messages-'));
const home = path.join(folder, 'vi/home.json');
const source = readFileSync('messages/vi/home.json', 'utf8');
const leadLine = source.split('\n').findIndex((line) => line.includes('"lead"')) + 1;

beforeAll(() => cpSync('messages', folder, { recursive: true }));
beforeEach(() => writeFileSync(home, source));
afterAll(() => rmSync(folder, { recursive: true }));

const check = (...options: string[]) =>
  runScript('scripts/check-messages.ts', '--messages', folder, ...options);

const makeAnError = () => writeFileSync(home, source.replace('"lead":', '"laed":'));
const makeAWarning = () => writeFileSync(home, source.replace(/"lead": ".*"/, '"lead": ""'));

test('a mistake is printed with its place, what is wrong and how to mend it', () => {
  makeAnError();
  const { stdout } = check();
  expect(stdout).toContain(`${home}:${leadLine}:5  error: The English file has no "hero.laed"`);
  expect(stdout).toContain('Did you mean "lead"?  [unknown-key]');
  expect(stdout).toContain('1 error, 1 warning.');
});

test('an error ends the check with 1', () => {
  makeAnError();
  expect(check().status).toBe(1);
});

test('a warning ends it with 0', () => {
  makeAWarning();
  const { status, stdout } = check();
  expect(stdout).toContain('0 errors, 1 warning. Warnings do not stop the build.');
  expect(status).toBe(0);
});

test('as JSON, the findings are a list', () => {
  makeAWarning();
  expect(JSON.parse(check('--format=json').stdout)).toEqual([
    {
      rule: 'missing-text',
      severity: 'warning',
      file: home,
      line: leadLine,
      column: 13,
      problem: '"hero.lead" is not translated, so readers see the English text.',
      remedy: expect.stringContaining('Add "lead".'),
    },
  ]);
});

test('for GitHub, each finding is a workflow command', () => {
  makeAnError();
  const [first] = check('--format=github')
    .stdout.split('\n')
    .filter((line) => line.startsWith('::error'));
  expect(first).toMatch(
    new RegExp(`^::error file=${home},line=${leadLine},col=5,title=unknown-key::The English file`),
  );
});

test.each([['--format=html'], ['--messages=nowhere']])('%s is refused with a word on it', (option) => {
  const { status, stderr } = runScript('scripts/check-messages.ts', option);
  expect(status).toBe(2);
  expect(stderr).toMatch(/--format is one of text, json, github|There is no folder nowhere/);
});
