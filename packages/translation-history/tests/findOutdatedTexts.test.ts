import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findOutdatedTexts, TranslationHistory } from '../index';

const locales = ['de', 'en', 'fr'];
let folder: string;
let day = 0;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'history-'));
  day = 0;
  execFileSync('git', ['init', '--quiet'], { cwd: folder });
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Writes texts of `home.json`, each as `locale=text`, in one commit. */
function commit(...changes: string[]): void {
  for (const change of changes) {
    const [locale = '', text = ''] = change.split('=');
    write(`${locale}/home.json`, JSON.stringify({ items: [{ id: 'a', title: text }] }));
  }
  commitAll();
}

function write(file: string, source: string): void {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), source);
}

function commitAll(): void {
  day += 1;
  const date = `2026-01-0${day}T00:00:00Z`;
  const env = { ...process.env, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date };
  const identity = ['-c', 'user.name=Editor', '-c', 'user.email=editor@example.com'];
  execFileSync('git', ['add', '-A'], { cwd: folder });
  execFileSync('git', [...identity, 'commit', '--quiet', '-m', 'Edit'], { cwd: folder, env });
}

/** Returns each outdated text as `locale file key <changedIn`. */
async function findOutdated(): Promise<string[] | undefined> {
  const texts = await findOutdatedTexts(folder, locales);
  return texts?.map(({ locale, file, key, changedIn }) => `${locale} ${file} ${key} <${changedIn}`).sort();
}

const start = ['de=eins', 'en=one', 'fr=un'];
const key = 'home.json items.a.title';

test.each<{ title: string; commits: string[][]; expected: string[] }>([
  {
    title: 'languages written one after the other',
    commits: [['en=one'], ['de=eins'], ['fr=un']],
    expected: [],
  },
  { title: 'a change in all languages', commits: [start, ['de=zwei', 'en=two', 'fr=deux']], expected: [] },
  {
    title: 'a change in English',
    commits: [start, ['en=two']],
    expected: [`de ${key} <en`, `fr ${key} <en`],
  },
  {
    title: 'a change in German',
    commits: [start, ['de=zwei']],
    expected: [`en ${key} <de`, `fr ${key} <de`],
  },
  {
    title: 'a translation that followed',
    commits: [start, ['de=zwei'], ['fr=deux']],
    expected: [`en ${key} <de`],
  },
  {
    title: 'all translations followed',
    commits: [start, ['de=zwei'], ['fr=deux'], ['en=two']],
    expected: [],
  },
  {
    title: 'a second change after all followed',
    commits: [start, ['de=zwei', 'fr=deux', 'en=two'], ['fr=trois']],
    expected: [`de ${key} <fr`, `en ${key} <fr`],
  },
  { title: 'a change of punctuation and case', commits: [start, ['en=One!']], expected: [] },
  { title: 'a missing translation', commits: [['en=one', 'fr=un'], ['en=two']], expected: [`fr ${key} <en`] },
])('finds outdated texts after $title', async ({ commits, expected }) => {
  for (const changes of commits) commit(...changes);
  expect(await findOutdated()).toEqual(expected);
});

test('keeps the history of renamed Markdown files', async () => {
  const text = 'A long text that stays the same.\n'.repeat(9);
  for (const locale of locales) write(`${locale}/news/old.md`, `${locale} ${text}`);
  commitAll();
  write('de/news/old.md', `de ${text}Neu.`);
  commitAll();
  for (const locale of locales)
    renameSync(path.join(folder, locale, 'news/old.md'), path.join(folder, locale, 'news/new.md'));
  commitAll();
  expect(await findOutdated()).toEqual(['en news/new.md  <de', 'fr news/new.md  <de']);
});

test('uncommitted changes count', async () => {
  commit(...start);
  write('fr/home.json', '{"items":[{"id":"a","title":"deux"}]}');
  expect(await findOutdated()).toEqual([`de ${key} <fr`, `en ${key} <fr`]);
});

test('a history is read again after a commit and a change', async () => {
  commit(...start);
  const history = new TranslationHistory(folder, locales);
  const findTexts = async () =>
    (await history.findOutdatedTexts())?.map((text) => `${text.locale} ${text.path} ${text.text}`);
  expect(await findTexts()).toEqual([]);
  write('fr/home.json', '{"items":[{"id":"a","title":"deux"}]}');
  expect(await findTexts()).toEqual(['de items.0.title eins', 'en items.0.title one']);
  write('fr/home.json', '{"items":[{"id":"a","title":"un"}]}');
  expect(await findTexts()).toEqual([]);
  commit('en=two');
  expect(await findTexts()).toEqual(['de items.0.title eins', 'fr items.0.title un']);
});

test('without commits, the result is undefined', async () => {
  expect(await findOutdated()).toBeUndefined();
});
