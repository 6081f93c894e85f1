import { cpSync, existsSync } from 'node:fs';
import path from 'node:path';
import { copyProject, recipes, runNode, success } from './recipes';

/** Cache of the previous build, which editors have too. It makes the build faster. */
const CACHE = '.next/cache';

const copy = copyProject();

beforeAll(async () => {
  if (existsSync(CACHE)) cpSync(CACHE, path.join(copy.folder, CACHE), { recursive: true });
  for (const { edit } of recipes) await edit(copy);
});

test('builds the site after all recipes', () => {
  expect(runNode(copy, 'scripts/build.js')).toEqual(success);
});

// Needs the result of the build.
test('passes the audit after all recipes', () => {
  expect(runNode(copy, '--import', 'tsx', 'scripts/audit-export.ts')).toEqual(success);
});

test('the types are correct after all recipes', () => {
  expect(runNode(copy, 'node_modules/typescript/bin/tsc', '--noEmit', '--incremental', 'false')).toEqual(
    success,
  );
});
