import { existsSync } from 'node:fs';
import path from 'node:path';
import { Catalogue } from './catalogue/Catalogue';
import { type Finding, findingOf } from './Finding';
import { error } from './Rule';
import { schemaIn } from './rules/schema';
import { syntaxIn } from './rules/syntax';

const FACTS = 'facts.json';

/**
 * What is wrong in the form of `facts.json`: texts, addresses and programs go by it, so that nothing else can be said of
 * them before it is mended.
 */
export function checkFacts(dir: string): Finding[] {
  if (!existsSync(path.join(dir, FACTS))) {
    const file = { path: path.posix.join(dir, FACTS) };
    const remedy = 'Bring it back: git restore messages/facts.json';
    return [findingOf('missing-text', error(file, 0, 'This file is missing; every page reads it.', remedy))];
  }
  const catalogue = new Catalogue(dir, [FACTS]);
  return catalogue.files.flatMap((file) => [
    ...[...syntaxIn(file)].map((draft) => findingOf('syntax', draft)),
    ...[...schemaIn(file, catalogue)].map((draft) => findingOf('schema', draft)),
  ]);
}
