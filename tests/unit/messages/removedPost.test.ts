/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { checkMessages } from 'content-lint';
import { workspace } from '@/scripts/messages/workspace';
import { setUpMessagesCopy } from '@/tests/fixtures/setUpMessagesCopy';

const messages = setUpMessagesCopy();
const locales = ['zh', 'en', 'vi'];

const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=An editor', '-c', 'user.email=editor@example.com', ...args]);

function commit() {
  git('add', '.');
  git('commit', '--quiet', '--message', 'Edit');
}

function rename(from: string, to: string) {
  for (const locale of locales) git('mv', `messages/${locale}/${from}.md`, `messages/${locale}/${to}.md`);
}

/** Returns the redirects that the rule suggests for former URLs. */
function getSuggestions(today = '2026-03-04') {
  return checkMessages(workspace, 'messages', today)
    .filter(({ rule }) => rule === 'removed-post')
    .map(({ remedy }) => remedy.replace(/^Add |,? (?:between|after).*$/g, ''));
}

beforeEach(() => {
  git('init', '--quiet');
  commit();
});

test('suggests a redirect before and after a rename is committed', () => {
  rename('insights/full-boat', 'insights/lamp');
  expect(getSuggestions()).toEqual(['"/insights/full-boat": "/insights/lamp"']);
  commit();
  expect(getSuggestions()).toEqual(['"/insights/full-boat": "/insights/lamp"']);
});

test('an article renamed twice redirects to its last name', () => {
  rename('insights/full-boat', 'insights/lamp');
  commit();
  rename('insights/lamp', 'insights/bell');
  commit();
  expect(getSuggestions().sort()).toEqual([
    '"/insights/full-boat": "/insights/bell"',
    '"/insights/lamp": "/insights/bell"',
  ]);
});

test('a removed post redirects to the list', () => {
  rename('insights/full-boat', 'insights/lamp');
  git('rm', '--quiet', ...locales.map((locale) => `messages/${locale}/news/new-hull.md`));
  commit();
  expect(getSuggestions().sort()).toEqual([
    '"/insights/full-boat": "/insights/lamp"',
    '"/insights/new-hull": "/insights"',
  ]);
});

test.each([
  ['{}', 'Add "/insights/full-boat": "/insights/lamp" between { and }.'],
  ['{ "/prices": "/services" }', 'Add "/insights/full-boat": "/insights/lamp", after the {.'],
])('the line suggested for %s can be pasted unchanged', (table, remedy) => {
  rename('insights/full-boat', 'insights/lamp');
  messages.editText('redirects.json', () => table);
  const found = checkMessages(workspace, 'messages', '2026-03-04').filter(
    ({ rule }) => rule === 'removed-post',
  );
  expect(found.map((finding) => finding.remedy)).toEqual([remedy]);
});

test('suggests nothing if the redirect exists', () => {
  rename('insights/full-boat', 'insights/lamp');
  messages.editText('redirects.json', () => '{ "/insights/full-boat": "/insights/lamp" }');
  expect(getSuggestions()).toEqual([]);
});

test('suggests nothing for unpublished posts', () => {
  for (const locale of locales) {
    messages.editText(`${locale}/insights/full-boat.md`, (text) =>
      text.replace('date:', 'draft: true\ndate:'),
    );
    messages.editText(`${locale}/news/new-hull.md`, (text) => text.replace(/^date: .*/m, 'date: 2026-05-01'));
  }
  commit();
  git(
    'rm',
    '-r',
    '--quiet',
    ...locales.flatMap((locale) => [
      `messages/${locale}/insights/full-boat.md`,
      `messages/${locale}/news/new-hull.md`,
    ]),
  );
  expect(getSuggestions()).toEqual([]);
});

test('suggests nothing without git history', () => {
  rename('insights/full-boat', 'insights/lamp');
  commit();
  execFileSync('rm', ['-r', '.git']);
  expect(getSuggestions()).toEqual([]);
});
