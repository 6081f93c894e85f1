import { existsSync } from 'node:fs';
import path from 'node:path';
import { Catalogue } from '../catalogue/Catalogue';
import type { Finding } from '../Finding';
import { createError, createFinding } from '../Rule';
import { schema } from '../rules/schema';
import { syntax } from '../rules/syntax';
import type { Workspace } from '../Workspace';

/** Validates the file with facts. All messages can contain facts, so no other check is reliable until it is valid. */
export function checkFacts(workspace: Workspace, dir: string): Finding[] {
  const { facts, folder } = workspace.options;
  if (!facts) return [];
  if (!existsSync(path.join(dir, facts.file))) {
    const file = { path: path.posix.join(dir, facts.file) };
    const remedy = `Restore it: git restore ${folder}/${facts.file}`;
    const finding = createError(file, 0, 'This file is missing; every page needs it.', remedy);
    return [createFinding('missing-text', finding)];
  }
  const context = { catalogue: new Catalogue(workspace, dir, [facts.file]), options: workspace.options };
  return [
    ...[...syntax(context)].map((finding) => createFinding('syntax', finding)),
    ...[...schema(context)].map((finding) => createFinding('schema', finding)),
  ];
}
