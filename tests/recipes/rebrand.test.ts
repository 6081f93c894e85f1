import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { rebrand, rewriteStories } from './rebrand';
import { copyProject, runNode, success } from './recipes';

/** The former names, main colour, typeface, and ward of the office. */
const formerWords = [
  ...['Lotus', '莲桥', 'lotusbridge', '#2f6b5c', 'Be Vietnam Pro'],
  ...['Saigon Ward', '西贡坊', 'phường Sài Gòn'],
];

const copy = copyProject();

function git(...args: string[]): string {
  const identity = ['-c', 'user.name=Editor', '-c', 'user.email=editor@site.example'];
  return execFileSync('git', [...identity, ...args], { cwd: copy.folder, encoding: 'utf8' });
}

beforeAll(() => {
  git('init', '--quiet');
  git('add', '--all');
  git('commit', '--quiet', '--message', 'Former brand');
  rebrand(copy);
});

test('changes at most 10 files by hand', () => {
  const files = git('diff', '--name-only', 'HEAD').trim().split('\n');
  const generated = /^(?:deploy|lib|public\/fonts)\//;
  const changed = files.filter((file) => !generated.test(file));
  expect(changed).toEqual([
    'messages/brand.json',
    ...['en/offices.json', 'en/service-list.json'].map((file) => `messages/${file}`),
    'messages/facts.json',
    ...['vi/offices.json', 'vi/service-list.json', 'zh/offices.json', 'zh/service-list.json'].map(
      (file) => `messages/${file}`,
    ),
    'public/images/logo-mark.svg',
  ]);
  rewriteStories(copy);
});

// Each test needs the result of the previous one.
test('the messages are valid after the rebrand', () => {
  expect(runNode(copy, '--import', 'tsx', 'scripts/check-messages.ts')).toEqual(success);
});

test('passes the content tests after the rebrand', () => {
  expect(runNode(copy, 'node_modules/jest/bin/jest.js', 'tests/content')).toEqual(success);
});

test('builds the site after the rebrand', () => {
  expect(runNode(copy, 'scripts/build.js')).toEqual(success);
});

test('passes the audit after the rebrand', () => {
  expect(runNode(copy, '--import', 'tsx', 'scripts/audit-export.ts')).toEqual(success);
});

test('the types are correct after the rebrand', () => {
  expect(runNode(copy, 'node_modules/typescript/bin/tsc', '--noEmit', '--incremental', 'false')).toEqual(
    success,
  );
});

test('no page has a former name, colour or address', () => {
  const folder = path.join(copy.folder, 'out');
  expect(existsSync(folder)).toBe(true);
  const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.html'),
  );
  const found = pages.flatMap((file) => {
    const html = readFileSync(path.join(folder, file), 'utf8');
    return formerWords.filter((word) => html.includes(word)).map((word) => `${file}: ${word}`);
  });
  expect(found).toEqual([]);
});
