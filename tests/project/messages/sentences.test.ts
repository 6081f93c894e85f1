import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { SentenceTree } from 'content-lint';
import { sentences } from '@/scripts/content-rules/sentences';

const { phrases: chinesePhrases, ...chinese } = sentences.zh;
const { phrases: vietnamesePhrases, ...vietnamese } = sentences.vi;

/** Returns the sentences by id, as their placeholders. */
function listPlaceholders(tree: SentenceTree, prefix = ''): [string, string[]][] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[prefix + key, (value.match(/\{\w+\}/g) ?? []).toSorted()] as [string, string[]]]
      : listPlaceholders(value, `${prefix}${key}.`),
  );
}

test.each([
  ['Chinese', chinese],
  ['Vietnamese', vietnamese],
])('the sentences of the site’s rules are the same in %s', (_, tree) => {
  expect(Object.fromEntries(listPlaceholders(tree))).toEqual(
    Object.fromEntries(listPlaceholders(sentences.en)),
  );
});

test('the same phrases are translated into Chinese and Vietnamese', () => {
  expect(Object.keys(vietnamesePhrases)).toEqual(Object.keys(chinesePhrases));
});

test.each([
  ['Chinese', chinesePhrases],
  ['Vietnamese', vietnamesePhrases],
])('the %s phrases have the placeholders of the English ones', (_, phrases) => {
  for (const [phrase, translation] of Object.entries(phrases))
    expect(translation.match(/\{\w+\}/g)?.toSorted()).toEqual(phrase.match(/\{\w+\}/g)?.toSorted());
});

test('every message of a schema is translated', () => {
  const folders = ['lib/content/entries', 'lib/content/facts', 'scripts/content-rules', 'packages/brand'];
  const sources = folders.flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.endsWith('.ts'))
      .map((name) => readFileSync(path.join(folder, name), 'utf8')),
  );
  const messages = sources.flatMap((source) =>
    [...source.matchAll(/'((?:must|is) [^'\n]*)'/g)].map(([, text = '']) => text.replaceAll('\\\\', '\\')),
  );
  expect(messages.length).toBeGreaterThan(30);
  expect(messages.filter((message) => !(message in chinesePhrases))).toEqual([]);
});
