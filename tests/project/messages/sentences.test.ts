import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { SentenceTree } from 'message-lint';
import en from '@/lib/content/sentences/en.json';
import vi from '@/lib/content/sentences/vi.json';
import zh from '@/lib/content/sentences/zh.json';

/** Returns the sentences by id, as their placeholders. */
function listPlaceholders(tree: SentenceTree, prefix = ''): [string, string[]][] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[prefix + key, (value.match(/\{\w+\}/g) ?? []).toSorted()] as [string, string[]]]
      : listPlaceholders(value, `${prefix}${key}.`),
  );
}

test.each([
  ['Chinese', zh],
  ['Vietnamese', vi],
])('the sentences of the site’s rules are the same in %s', (_, tree) => {
  expect(Object.fromEntries(listPlaceholders(tree))).toEqual(Object.fromEntries(listPlaceholders(en)));
});

test('every id in a schema has a sentence', () => {
  const folders = ['lib/collections', 'lib/content', 'scripts/content-rules'];
  const sources = folders.flatMap((folder) =>
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
  expect(ids.filter((id) => !(id in en.invalid))).toEqual([]);
});
