import { mkdirSync, rmSync } from 'node:fs';
import { findBrowser, findHeadlessShell } from '../helpers/findBrowser';
import { findPostgres } from '../postgres/findPostgres';
import { createJestStep, REPORTS_FOLDER, runSteps, type Step } from './runSteps';

const BUILD = 'Build';

/**
 * The steps of `npm test`, which start in this order. The shortest are first, so that most mistakes show within a
 * minute. The end-to-end tests are last: beside three browsers, time limits of the server under test expire.
 */
const steps: Step[] = [
  { name: 'Format and lint', command: 'npm run --silent lint' },
  {
    name: 'Types',
    // Not incremental, because TypeScript's saved state does not track changes of message files.
    command: 'next typegen && tsc --noEmit --incremental false && tsc -p packages',
  },
  createJestStep('Unit tests', 'jest --maxWorkers=2', 'jest.json'),
  // Both write to .next/.
  { name: BUILD, command: 'npm run --silent build', after: 'Types' },
  // Continuous integration also builds the project that the recipes change (.github/workflows/test.yml).
  createJestStep(
    'Recipes of the editors’ guide',
    'jest --config tests/recipes/jest.config.mjs recipes.test',
    'recipes.json',
  ),
  {
    ...createJestStep(
      'Proof: no enquiry is lost, and the server keeps running',
      'jest --config tests/proof/jest.config.mjs',
      'proof.json',
    ),
    after: BUILD,
  },
  {
    ...createJestStep(
      'Store on PostgreSQL',
      // Continuous integration also runs the tests whose SQL statements are in other tests.
      'jest --config tests/postgres/jest.config.mjs --maxWorkers=2 --ignoreProjects "repeated on PostgreSQL"',
      'postgres.json',
    ),
    after: BUILD,
  },
  {
    name: 'Browser engines of the audience',
    // The end-to-end tests use the latest Chromium. Continuous integration also runs the oldest ones.
    command: 'npm run --silent test:browsers -- "Firefox ESR" WebKit',
    report: 'browsers/count.json',
    after: BUILD,
    isOutputShown: true,
  },
  { name: 'Audit of the export', command: 'npm run --silent audit:export', after: BUILD },
  {
    name: 'Web servers installed on this machine',
    command: 'npm run --silent test:hosts',
    report: 'hosts/count.json',
    after: BUILD,
  },
  {
    name: 'End-to-end tests',
    command: 'playwright test',
    report: 'playwright.json',
    after: BUILD,
    // It lists tests that passed on retry.
    isOutputShown: true,
  },
];

rmSync(REPORTS_FOLDER, { recursive: true, force: true });
mkdirSync(REPORTS_FOLDER);
try {
  process.env.CHROME_PATH = findBrowser();
  process.env.HEADLESS_SHELL_PATH = findHeadlessShell();
  process.env.POSTGRES_BIN = findPostgres();
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
// Tests use the bundles in dist/, which an earlier step builds.
process.env.IS_BUNDLED = 'yes';
await runSteps(steps);
