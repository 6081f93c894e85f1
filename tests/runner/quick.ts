import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { createJestStep, REPORTS_FOLDER, runSteps } from './runSteps';

/**
 * `npm run test:quick [base]`: types, lint, and the unit tests that depend on files changed since the Git revision
 * `base`, including uncommitted changes. Tests of the database process run only in `npm test`. The default is `main`,
 * or the last commit if there is no local `main`.
 */
const isKnown = (revision: string) =>
  spawnSync('git', ['rev-parse', '--verify', '--quiet', revision]).status === 0;
const base = process.argv[2] ?? (isKnown('main') ? 'main' : 'HEAD');

mkdirSync(REPORTS_FOLDER, { recursive: true });
await runSteps([
  { name: 'Types', command: 'npm run --silent types' },
  { name: 'Format and lint', command: 'npm run --silent lint' },
  createJestStep(
    `Unit tests of files changed since ${base}`,
    `jest --selectProjects unit packages project content --changedSince ${base} --passWithNoTests --maxWorkers=2`,
    'jest-quick.json',
  ),
]);
