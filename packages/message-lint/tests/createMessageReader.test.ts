import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createMessageReader } from 'message-lint/files';

const folder = path.relative(process.cwd(), mkdtempSync(path.join(os.tmpdir(), 'messages-')));
const { getMessagePath, readJsonFile, readMessageFile, getMarkdownNames } = createMessageReader({
  folder,
  locales: ['en', 'vi'],
});

beforeAll(() => {
  const files = {
    'facts.json': '{ "company": "Reed Ferry" }',
    'en/home.json': '{ "title": "Hello" }',
    'en/news/first.md': 'First',
    'vi/home.json': '{ "title": }',
    'vi/news/first.md': 'Tin đầu',
    'vi/news/second.md': 'Tin hai',
  };
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), content);
  }
});
afterAll(() => rmSync(folder, { recursive: true }));

it('reads the files of a locale', () => {
  expect(readJsonFile('en', 'home.json')).toEqual({ title: 'Hello' });
  expect(readMessageFile('vi', 'news/first.md')).toBe('Tin đầu');
});

it('reads a file that all locales share', () => {
  expect(readJsonFile(undefined, 'facts.json')).toEqual({ company: 'Reed Ferry' });
});

it('returns undefined if a file is missing', () => {
  expect(readMessageFile('vi', 'about.json')).toBeUndefined();
  expect(readJsonFile('vi', 'about.json')).toBeUndefined();
});

it('reports the path of an invalid file', () => {
  expect(() => readJsonFile('vi', 'home.json')).toThrow(`${folder}/vi/home.json is not valid JSON`);
});

it('returns the path of a file for error messages', () => {
  expect(getMessagePath('en', 'home.json')).toBe(`${folder}/en/home.json`);
});

it('lists the Markdown files of any locale once', () => {
  expect(getMarkdownNames('news').sort()).toEqual(['first', 'second']);
});
