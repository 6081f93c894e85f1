import { cpSync, existsSync } from 'node:fs';
import path from 'node:path';
import { copyProject, recipes, runNode, testBuild } from './recipes';

/** Cache of the previous build, which editors have too. It makes the build faster. */
const CACHE = '.next/cache';

const copy = copyProject();

beforeAll(async () => {
  if (existsSync(CACHE)) cpSync(CACHE, path.join(copy.folder, CACHE), { recursive: true });
  for (const { edit } of recipes) await edit(copy);
});

test('a build with an invalid colour reports the line instead of a stack trace', () => {
  const brand = copy.read('messages/brand.json');
  copy.editJson('messages/brand.json', ({ palette }) => {
    palette.accent.dark = 'orange';
  });
  const { status, output } = runNode(copy, 'scripts/build.js');
  copy.write('messages/brand.json', brand);
  expect(status).toBe(1);
  expect(output).toMatch(/messages\/brand\.json:\d+:\d+ /);
  expect(output).not.toContain('    at ');
});

testBuild(copy, 'all recipes');
