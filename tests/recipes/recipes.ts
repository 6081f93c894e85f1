import { spawnSync } from 'node:child_process';
import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { FolderEditor } from '../helpers/FolderEditor';
import { makeScratchCopy } from '../helpers/makeScratchCopy';
import type { Recipe } from './Recipe';

/** All recipes, one per file. */
export const recipes: Recipe[] = readdirSync(path.join(__dirname, 'list'))
  .sort()
  .map((file) => jest.requireActual(`./list/${file}`).recipe);

/** Result of a program that succeeds. */
export const success = { status: 0, output: '' };

/** Copies the project for the tests of a file. */
export function copyProject(): FolderEditor {
  const copy = new FolderEditor(makeScratchCopy(process.cwd()));
  afterAll(() => rmSync(copy.folder, { recursive: true, force: true }));
  return copy;
}

/** Runs Node in a copy. Returns the exit code, and the output if the exit code is not 0. */
export function runNode(
  { folder }: FolderEditor,
  ...command: string[]
): { status: number | null; output: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, command, {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  return { status, output: status === 0 ? '' : stdout + stderr };
}

/** Tests the messages of a copy and the types of their placeholders. `changes` describes the changes in the titles. */
export function testMessages(copy: FolderEditor, changes: string): void {
  test(`the messages are valid after ${changes}`, () => {
    expect(runNode(copy, '--import', 'tsx', 'scripts/check-messages.ts')).toEqual(success);
  });

  test(`the types of placeholders are up to date after ${changes}`, () => {
    const file = 'lib/content/messages/messagePlaceholders.ts';
    const before = copy.read(file);
    expect(runNode(copy, '--import', 'tsx', 'scripts/message-placeholders.ts')).toEqual(success);
    expect(copy.read(file)).toBe(before);
  });
}

/** Tests the build, audit and types of a copy. `changes` describes the changes in the titles. */
export function testBuild(copy: FolderEditor, changes: string): void {
  test(`builds the site after ${changes}`, () => {
    expect(runNode(copy, 'scripts/build.js')).toEqual(success);
  });

  // Needs the result of the build.
  test(`passes the audit after ${changes}`, () => {
    expect(runNode(copy, '--import', 'tsx', 'scripts/audit-export.ts')).toEqual(success);
  });

  test(`the types are correct after ${changes}`, () => {
    const compiler = 'node_modules/typescript/bin/tsc';
    expect(runNode(copy, compiler, '--noEmit', '--incremental', 'false')).toEqual(success);
  });
}
