import { existsSync } from 'node:fs';
import path from 'node:path';
import { Catalogue } from './catalogue/Catalogue';
import { createFinding, type Finding } from './Finding';
import { createError } from './Rule';
import { schema } from './rules/schema';
import { syntax } from './rules/syntax';

const FACTS = 'facts.json';

/**
 * Validates `facts.json`. Messages, URLs and scripts depend on it, so no other check is reliable until it is valid.
 */
export function checkFacts(dir: string): Finding[] {
  if (!existsSync(path.join(dir, FACTS))) {
    const file = { path: path.posix.join(dir, FACTS) };
    const remedy = 'Restore it: git restore messages/facts.json';
    return [
      createFinding(
        'missing-text',
        createError(file, 0, 'This file is missing; every page needs it.', remedy),
      ),
    ];
  }
  const context = { catalogue: new Catalogue(dir, [FACTS]) };
  return [
    ...[...syntax(context)].map((finding) => createFinding('syntax', finding)),
    ...[...schema(context)].map((finding) => createFinding('schema', finding)),
  ];
}
