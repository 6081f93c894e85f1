/** @jest-environment node */
import { mutations } from './mutations';
import type { MutationRun } from './runMutations';
import { runScript } from './runScript';

// One process makes all mistakes, so that files that did not change are parsed once.
const { stdout, stderr } = runScript('tests/unit/messages/runMutations.ts');
if (stdout === '') throw new Error(stderr);
const { untouched, mutated }: MutationRun = JSON.parse(stdout);

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
