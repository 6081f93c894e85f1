/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { mutations } from './mutations';
import type { MutationRun } from './runMutations';

/**
 * All mistakes are made in one Node process of its own, in which the files that did not change are parsed once; Jest
 * itself cannot load the Markdown libraries, which are ES modules.
 */
const { untouched, mutated } = run();

test('the untouched messages report nothing', () => {
  expect(untouched).toEqual([]);
});

test.each(mutations)('it is reported that $title', ({ title }) => {
  const { found, expected } = mutated.find((mutation) => mutation.title === title) ?? {};
  expect(found).toEqual(expected);
});

test('no two mistakes are the same', () => {
  expect(new Set(mutations.map(({ title }) => title)).size).toBe(mutations.length);
});

function run(): MutationRun {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', path.join(__dirname, 'runMutations.ts')],
    { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  );
  if (stdout === '') throw new Error(stderr);
  return JSON.parse(stdout);
}
