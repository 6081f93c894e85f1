import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { SentenceTree } from 'message-lint';

const SITE_SENTENCES = 'lib/content/sentences';
const folders = [SITE_SENTENCES, 'packages/message-lint/sentences'];

/** Groups that depend on the language: plurals, and names of languages inside a sentence. */
const LANGUAGE_GROUPS = ['count', 'languages'];

const read = (folder: string, language: string) =>
  readFileSync(path.join(folder, `${language}.json`), 'utf8');

/** Returns the sentences with their ids. */
function listSentences(tree: SentenceTree, prefix = ''): [id: string, text: string][] {
  return Object.entries(tree)
    .filter(([key]) => prefix !== '' || !LANGUAGE_GROUPS.includes(key))
    .flatMap(([key, value]) =>
      typeof value === 'string' ? [[prefix + key, value]] : listSentences(value, `${prefix}${key}.`),
    );
}

const listPlaceholders = (text: string) => [...new Set(text.match(/\{\w+\}/g))].sort();
const hasWords = (text: string) => /\p{L}/u.test(text.replace(/\{\w+\}/g, ''));

test.each(folders.flatMap((folder) => ['zh', 'vi'].map((language) => [folder, language] as const)))(
  'the sentences in %s are the same in %s',
  (folder, language) => {
    const [translated, english] = [language, 'en'].map((one) => listSentences(JSON.parse(read(folder, one))));
    const getPlaceholders = (sentences: [string, string][] = []) =>
      Object.fromEntries(sentences.map(([id, text]) => [id, listPlaceholders(text)]));
    expect(getPlaceholders(translated)).toEqual(getPlaceholders(english));
    const englishTexts = new Set(english?.map(([, text]) => text).filter(hasWords));
    expect(translated?.filter(([, text]) => englishTexts.has(text))).toEqual([]);
  },
);

test.each(folders)('the sentences in %s have full-width punctuation and Unicode NFC', (folder) => {
  const chinese = read(folder, 'zh').replace(/“[^”]*”|`[^`]*`/g, '');
  expect(chinese.match(/\p{Script=Han}[,.;:?!()].{20}/gu)).toBeNull();
  const vietnamese = read(folder, 'vi');
  expect(vietnamese).toBe(vietnamese.normalize('NFC'));
});

test('every id in a schema has a sentence', () => {
  const sources = ['lib/collections', 'lib/content', 'scripts/content-rules'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /^(?!tests\b).*\.ts$/.test(name))
      .map((name) => readFileSync(path.join(folder, name), 'utf8')),
  );
  const ids = sources.flatMap((source) =>
    [...source.matchAll(/(?:regex|refine)\((?!\{)[^\n]*, '(\w+)'\)|(?:error|message): '(\w+)'/g)].map(
      ([, argument, property]) => argument ?? property ?? '',
    ),
  );
  expect(ids.length).toBeGreaterThan(30);
  expect(ids.filter((id) => !(id in JSON.parse(read(SITE_SENTENCES, 'en')).invalid))).toEqual([]);
});
