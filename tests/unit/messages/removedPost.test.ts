/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { checkMessages } from '@/scripts/messages/check/checkMessages';
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

/** What is offered for old addresses. Links to posts that are gone are not looked at. */
function offered(today = '2026-03-04') {
  return checkMessages('messages', today)
    .filter(({ rule }) => rule === 'former-address')
    .map(({ remedy }) => remedy.replace(/^Add |,? (?:between|below).*$/g, ''));
}

beforeEach(() => {
  git('init', '--quiet');
  commit();
});

test('a renamed article is offered its redirect before it is committed, and after', () => {
  rename('insights/full-boat', 'insights/lamp');
  expect(offered()).toEqual(['"/insights/full-boat": "/insights/lamp"']);
  commit();
  expect(offered()).toEqual(['"/insights/full-boat": "/insights/lamp"']);
});

test('an article that was renamed twice leads to its last name', () => {
  rename('insights/full-boat', 'insights/lamp');
  commit();
  rename('insights/lamp', 'insights/bell');
  commit();
  expect(offered().sort()).toEqual([
    '"/insights/full-boat": "/insights/bell"',
    '"/insights/lamp": "/insights/bell"',
  ]);
});

test('a post that was removed leads to the list, whatever else came with the same commit', () => {
  rename('insights/full-boat', 'insights/lamp');
  git('rm', '--quiet', ...locales.map((locale) => `messages/${locale}/news/new-hull.md`));
  commit();
  expect(offered().sort()).toEqual([
    '"/insights/full-boat": "/insights/lamp"',
    '"/insights/new-hull": "/insights"',
  ]);
});

test.each([
  ['{}', 'Add "/insights/full-boat": "/insights/lamp" between { and }.'],
  ['{ "/prices": "/services" }', 'Add "/insights/full-boat": "/insights/lamp", below the {.'],
])('the line that is offered for %s can be pasted there as it is', (table, remedy) => {
  rename('insights/full-boat', 'insights/lamp');
  messages.editText('redirects.json', () => table);
  const found = checkMessages('messages', '2026-03-04').filter(({ rule }) => rule === 'former-address');
  expect(found.map((finding) => finding.remedy)).toEqual([remedy]);
});

test('nothing is offered where the redirect is there', () => {
  rename('insights/full-boat', 'insights/lamp');
  messages.editText('redirects.json', () => '{ "/insights/full-boat": "/insights/lamp" }');
  expect(offered()).toEqual([]);
});

test('nothing is offered for what was never out', () => {
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
  expect(offered()).toEqual([]);
});

test('without a history nothing is offered', () => {
  rename('insights/full-boat', 'insights/lamp');
  commit();
  execFileSync('rm', ['-r', '.git']);
  expect(offered()).toEqual([]);
});
