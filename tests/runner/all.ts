import { mkdirSync, rmSync } from 'node:fs';
import { findBrowser, findHeadlessShell } from '../helpers/findBrowser';
import { findPostgres } from '../postgres/findPostgres';
import { createJestStep, REPORTS_FOLDER, runStages, type Step } from './runStages';

/**
 * The steps of `npm test`. Steps of a stage start in this order; a stage starts after the previous stage has passed.
 */
const stages: Step[][] = [
  [
    { name: 'Format and lint', command: 'npm run --silent lint' },
    // Not incremental, because TypeScript's saved state does not track changes of message files.
    { name: 'Types', command: 'npm run --silent types -- --incremental false' },
  ],
  [
    createJestStep('Unit tests', 'jest --maxWorkers=3', 'jest.json'),
    { name: 'Build', command: 'npm run --silent build' },
  ],
  [
    createJestStep(
      'Store on PostgreSQL',
      'npm run --silent test:postgres -- --maxWorkers=2',
      'postgres.json',
    ),
    createJestStep(
      'Proof: no enquiry is lost, and the server keeps running',
      'npm run --silent proof --',
      'proof.json',
    ),
    createJestStep('Recipes of the editors’ guide', 'npm run --silent recipes --', 'recipes.json'),
    {
      name: 'Web servers installed on this machine',
      command: 'npm run --silent test:hosts',
      report: 'hosts/count.json',
    },
    { name: 'Audit of the export', command: 'npm run --silent audit:export' },
  ],
  [{ name: 'End-to-end tests', command: 'playwright test', report: 'playwright.json' }],
  [
    {
      name: 'Browser engines of the audience',
      command: 'npm run --silent test:browsers',
      report: 'browsers/count.json',
    },
  ],
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
// Tests use the bundles in dist/, which the second stage builds.
process.env.IS_BUNDLED = 'yes';
await runStages(stages);
