import { mkdirSync, rmSync } from 'node:fs';
import { findBrowser, findHeadlessShell } from '../helpers/findBrowser';
import { findPostgres } from '../postgres/findPostgres';
import { createJestStep, REPORTS_FOLDER, runStages, type Step } from './runStages';

const TYPES = 'Types';
const BUILD = 'Build';

/**
 * The steps of `npm test`. Steps of a stage start in this order, the longest first, so that no core is idle; a stage
 * starts after the previous stage has passed.
 */
const stages: Step[][] = [
  [
    // Not incremental, because TypeScript's saved state does not track changes of message files.
    { name: TYPES, command: 'npm run --silent types -- --incremental false' },
    { name: 'Format and lint', command: 'npm run --silent lint' },
    createJestStep('Unit tests', 'jest --maxWorkers=3', 'jest.json'),
    // Both write to .next/.
    { name: BUILD, command: 'npm run --silent build', after: TYPES },
    {
      ...createJestStep('Recipes of the editors’ guide', 'npm run --silent recipes --', 'recipes.json'),
      after: BUILD,
    },
    {
      ...createJestStep(
        'Proof: no enquiry is lost, and the server keeps running',
        'npm run --silent proof --',
        'proof.json',
      ),
      after: BUILD,
    },
    {
      ...createJestStep(
        'Store on PostgreSQL',
        'npm run --silent test:postgres -- --maxWorkers=2',
        'postgres.json',
      ),
      after: BUILD,
    },
    {
      name: 'Browser engines of the audience',
      // The end-to-end tests use the latest Chromium.
      command: 'npm run --silent test:browsers -- "Chrome 109" "Chrome 123" "Firefox ESR" WebKit',
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
  ],
  [{ name: 'End-to-end tests', command: 'playwright test', report: 'playwright.json' }],
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
await runStages(stages);
