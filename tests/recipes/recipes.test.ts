import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { makeScratchCopy } from '@/scripts/makeScratchCopy';
import { ProjectCopy } from './ProjectCopy';
import type { Recipe } from './Recipe';

/** One file a recipe. */
const recipes: Recipe[] = readdirSync(path.join(__dirname, 'list'))
  .sort()
  .map((file) => jest.requireActual(`./list/${file}`).recipe);

/** What the guide explains without a change to a file. */
const explanations = ['See what you write', 'Edit in the browser', 'Publish', 'Undo'];

/** What editors build again with: what the build before has compiled and drawn. */
const CACHE = '.next/cache';

const copy = new ProjectCopy(makeScratchCopy(process.cwd()));
if (existsSync(CACHE)) cpSync(CACHE, path.join(copy.folder, CACHE), { recursive: true });
afterAll(() => rmSync(copy.folder, { recursive: true, force: true }));

/** Runs a program of the copy; returns its exit code, and what it printed where that is not 0. */
function run(...command: string[]): { status: number | null; printed: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, command, {
    cwd: copy.folder,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  return { status, printed: status === 0 ? '' : stdout + stderr };
}

const succeeds = { status: 0, printed: '' };

test('every recipe of the guide for editors is among those that are followed here', () => {
  const guide = readFileSync('messages/README.en.md', 'utf8');
  const titles = [...guide.matchAll(/^### (.*)$/gm)].map(([, title]) => title);
  const known = [...recipes.map(({ title }) => title), ...explanations];
  expect(titles.filter((title = '') => !known.includes(title))).toEqual([]);
});

test.each(recipes)('“$title” can be followed', ({ edit }) => edit(copy));

// Each step needs what the one before it has made.
// The build ends with 1 where the check of the messages finds an error, and prints it.
test('after all recipes the messages have no error and the site is built', () => {
  expect(run('--import', 'tsx', 'scripts/build.ts')).toEqual(succeeds);
});

test('after all recipes the export is in order', () => {
  expect(run('--import', 'tsx', 'scripts/audit-export.ts')).toEqual(succeeds);
});

test('after all recipes the tests that read the messages pass', () => {
  expect(run('node_modules/jest/bin/jest.js', 'tests/content')).toEqual(succeeds);
});
