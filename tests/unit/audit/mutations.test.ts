/** @jest-environment node */
import '@/tests/onProject';
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { exportedFiles } from './exportedFiles';
import { mutations } from './mutations';
import type { MutationRun } from './runMutations';

/** All mistakes are made in one Node process of its own: Jest cannot load the parser, which is an ES module. */
const { untouched, mutated } = run();
const files = exportedFiles();

test('nothing is reported of an export in order', () => {
  expect(untouched).toEqual([]);
});

test.each(mutations)(
  'it is reported with file and line that $title',
  ({ title, rule, severity = 'error', file, from, reported }) => {
    const { found } = mutated.find((mutation) => mutation.title === title) ?? {};
    const place = reported ?? { file, text: from };
    expect(
      found?.map((finding) => [finding.rule, finding.severity, finding.file, finding.line]),
    ).toContainEqual([rule, severity, place.file, lineOf(place.file, place.text ?? '')]);
  },
);

test('every rule is proved by a mistake', () => {
  const names = readdirSync('scripts/audit/rules').map((file) => path.basename(file, '.ts'));
  expect(names.filter((name) => !mutations.some(({ rule }) => rule === name))).toEqual([]);
});

function lineOf(file: string, text: string): number {
  const content = String(files.get(file));
  return content.slice(0, content.indexOf(text)).split('\n').length;
}

function run(): MutationRun {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', path.join(__dirname, 'runMutations.ts')],
    { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  );
  if (stdout === '') throw new Error(stderr);
  return JSON.parse(stdout);
}
