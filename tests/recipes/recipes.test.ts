import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { makeScratchCopy } from '../helpers/makeScratchCopy';
import { ProjectCopy } from './ProjectCopy';
import type { Recipe } from './Recipe';

/** All recipes, one per file. */
const recipes: Recipe[] = readdirSync(path.join(__dirname, 'list'))
  .sort()
  .map((file) => jest.requireActual(`./list/${file}`).recipe);

/** Headings of the guide whose steps do not change a file. */
const headingsWithoutRecipe = ['Preview your changes', 'Edit in the browser', 'Publish', 'Undo'];

/** Cache of the previous build, which editors have too. It makes the build faster. */
const CACHE = '.next/cache';

const copy = new ProjectCopy(makeScratchCopy(process.cwd()));
if (existsSync(CACHE)) cpSync(CACHE, path.join(copy.folder, CACHE), { recursive: true });
afterAll(() => rmSync(copy.folder, { recursive: true, force: true }));

/** Runs Node in the copy. Returns the exit code, and the output if the exit code is not 0. */
function runNode(...command: string[]): { status: number | null; output: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, command, {
    cwd: copy.folder,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  return { status, output: status === 0 ? '' : stdout + stderr };
}

const success = { status: 0, output: '' };

test('every recipe of the editors’ guide is tested', () => {
  const guide = readFileSync('messages/README.en.md', 'utf8');
  const titles = [...guide.matchAll(/^### (.*)$/gm)].map(([, title]) => title);
  const testedTitles = [...recipes.map(({ title }) => title), ...headingsWithoutRecipe];
  expect(titles.filter((title = '') => !testedTitles.includes(title))).toEqual([]);
});

test.each(recipes)('follows “$title”', ({ edit }) => edit(copy));

// Each test needs the result of the previous one.
// The build prints errors of the message check and exits with 1.
test('builds the site after all recipes', () => {
  expect(runNode('scripts/build.js')).toEqual(success);
});

test('passes the audit after all recipes', () => {
  expect(runNode('--import', 'tsx', 'scripts/audit-export.ts')).toEqual(success);
});

test('passes the content tests after all recipes', () => {
  expect(runNode('node_modules/jest/bin/jest.js', 'tests/content')).toEqual(success);
});
