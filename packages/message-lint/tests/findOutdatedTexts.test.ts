import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findOutdatedTexts, RECORD_FILE, recordAll, recordFollowed, recordText } from 'message-lint';

const locales = ['de', 'en', 'fr'];
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'texts-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Writes texts of `home.json`, each as `locale=text`. */
function write(changes: string): void {
  for (const change of changes.split(' ')) {
    const [locale = '', text = ''] = change.split('=');
    writeFile(`${locale}/home.json`, JSON.stringify({ items: [{ id: 'a', title: text }] }));
  }
}

function writeFile(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), text);
}

const find = () =>
  findOutdatedTexts(folder, locales)
    ?.map(({ locale }) => locale)
    .join(' ');

test.each([
  ['the languages that did not follow', ['en=B'], 'de fr'],
  ['nothing after all languages followed', ['en=B', 'de=B', 'fr=B'], ''],
  ['the last language that did not follow', ['de=B', 'fr=B'], 'en'],
  ['another change after a language followed', ['en=B', 'de=B', 'en=C'], 'de fr'],
  ['the next change after all followed', ['en=B', 'de=B fr=B', 'fr=C'], 'de en'],
  ['nothing after a change was undone', ['en=B', 'en=A'], ''],
  ['nothing after changes of punctuation and case', ['en=a!'], ''],
  ['nothing for a new or removed translation', ['fr=', 'fr=C'], ''],
])('finds %s', (_, saves, expected) => {
  write('de=A en=A fr=A');
  recordAll(folder, locales);
  for (const save of saves) {
    write(save);
    recordFollowed(folder, locales);
  }
  expect(find()).toBe(expected);
  recordText(folder, locales, 'home.json', 'items.a.title');
  expect(find()).toBe('');
});

test('describes an outdated text', () => {
  write('de=A en=A');
  writeFile('en/news/tea.md', 'Tea');
  writeFile('de/news/tea.md', 'Tee');
  recordAll(folder, locales);
  write('en=B');
  writeFile('de/news/tea.md', 'Kaffee');
  const [title, post] = findOutdatedTexts(folder, locales) ?? [];
  const filePath = path.posix.join(folder, 'de/home.json');
  expect(title).toEqual({
    ...{ locale: 'de', file: 'home.json', filePath, key: 'items.a.title', text: 'A' },
    changedIn: ['en'],
  });
  expect(post).toMatchObject({ locale: 'en', file: 'news/tea.md', key: '', changedIn: ['de'] });
});

test('keeps the record while a file is unreadable', () => {
  write('de=A en=A');
  recordAll(folder, locales);
  writeFile('en/home.json', '{');
  expect(() => recordFollowed(folder, locales)).toThrow(/home\.json cannot be read/);
  expect(find()).toBe('');
  write('en=B');
  expect(find()).toBe('de');
});

test('there is no result without a record, and an error if it is unreadable', () => {
  write('de=A en=A');
  expect(findOutdatedTexts(folder, locales)).toBeUndefined();
  writeFile(RECORD_FILE, '<<<<<<< HEAD');
  expect(find).toThrow(/translations-checked\.json is not valid JSON/);
  recordAll(folder, locales);
  expect(find()).toBe('');
});
