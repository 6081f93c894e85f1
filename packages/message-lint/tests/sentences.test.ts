import { checkMessages, detectLanguage, Workspace } from '..';
import en from '../sentences/en.json';
import vi from '../sentences/vi.json';
import zh from '../sentences/zh.json';
import type { SentenceTree } from '../Translator';
import { files, options, writeSite } from './site';

/** Groups that depend on the language: plurals, and names of languages inside a sentence. */
const LANGUAGE_GROUPS = ['count', 'languages'];

/** Returns the placeholders of each sentence, by its id. */
function listPlaceholders(tree: SentenceTree, prefix = ''): [string, string[]][] {
  return Object.entries(tree)
    .filter(([key]) => prefix !== '' || !LANGUAGE_GROUPS.includes(key))
    .flatMap(([key, value]) =>
      typeof value === 'string'
        ? [[prefix + key, [...new Set(value.match(/\{\w+\}/g))].sort()] as [string, string[]]]
        : listPlaceholders(value, `${prefix}${key}.`),
    );
}

it.each([
  ['Chinese', zh],
  ['Vietnamese', vi],
])('has every sentence in %s, with the same placeholders', (_, tree) => {
  expect(Object.fromEntries(listPlaceholders(tree))).toEqual(Object.fromEntries(listPlaceholders(en)));
});

it('has Chinese sentences with full-width punctuation', () => {
  const text = JSON.stringify(zh).replace(/“[^”]*”|`[^`]*`/g, '');
  expect(text.match(/\p{Script=Han}[,.;:?!()].{20}/gu)).toBeNull();
});

it('has Vietnamese sentences in Unicode NFC', () => {
  const text = JSON.stringify(vi);
  expect(text).toBe(text.normalize('NFC'));
});

describe('a finding', () => {
  const folder = writeSite({ 'de/home.json': { ...files['de/home.json'], buton: 'Mehr' } });
  const check = (language?: string, sentences = {}) =>
    checkMessages(new Workspace({ ...options, sentences }), folder, undefined, language).map(
      ({ problem, remedy }) => [problem, remedy],
    )[0];

  it.each([
    ['en', 'The English file has no "buton"', 'Correct its name'],
    ['zh', '英文文件里没有“buton”', '改正键名'],
    ['vi', 'Tệp tiếng Anh không có “buton”', 'Sửa lại tên'],
    ['tlh', 'The English file has no "buton"', 'Correct its name'],
  ])('is in the language %s', (language, problem, remedy) => {
    expect(check(language)).toEqual([expect.stringContaining(problem), expect.stringContaining(remedy)]);
  });

  it('is in a language of the options, with English sentences where one is missing', () => {
    const sentences = { de: { 'unknown-key': { key: { problem: 'Kein „{path}“ auf {language}.' } } } };
    expect(check('de', sentences)).toEqual(['Kein „buton“ auf Englisch.', 'Correct its name or delete it.']);
  });
});

it.each([
  ['zh-CN', 'zh'],
  ['vi-VN', 'vi'],
  ['en-GB', 'en'],
  ['de-DE', 'en'],
])('uses the language of a system in %s: %s', (locale, language) => {
  expect(detectLanguage(locale)).toBe(language);
});
