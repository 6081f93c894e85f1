import { existsSync } from 'node:fs';
import path from 'node:path';
import { Catalogue } from '../catalogue/Catalogue';
import type { Finding } from '../Finding';
import { createError, createFinding } from '../Rule';
import { schema } from '../rules/schema';
import { syntax } from '../rules/syntax';
import type { FindingText } from '../Sentence';
import type { Workspace } from '../Workspace';

/** Validates the file with facts. All messages can contain facts, so no other check is reliable until it is valid. */
export function checkFacts(workspace: Workspace, dir: string): Finding<FindingText>[] {
  const { facts } = workspace.options;
  if (!facts) return [];
  if (!existsSync(path.join(dir, facts.file))) {
    const file = { path: path.posix.join(dir, facts.file) };
    const finding = createError(file, 0, 'missing-text.facts', { file: facts.file });
    return [createFinding('missing-text', finding)];
  }
  const context = { catalogue: new Catalogue(workspace, dir, [facts.file]), options: workspace.options };
  return [
    ...[...syntax(context)].map((finding) => createFinding('syntax', finding)),
    ...[...schema(context)].map((finding) => createFinding('schema', finding)),
  ];
}
