import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { forEachConcurrently } from './build/forEachConcurrently';
import { findBrowser, findHeadlessShell } from './findBrowser';
import { findPostgres } from './postgres/findPostgres';

type Count = { passed: number; failed: number };

type Step = {
  name: string;
  command: string;
  /** A file in `REPORTS_FOLDER` with the numbers of passed and failed tests. */
  report?: string;
};

const REPORTS_FOLDER = 'test-results';

/** One more than the cores of a small machine, because steps sometimes wait for I/O. */
const MAX_CONCURRENT_STEPS = 3;

/** The steps of `npm test`. Steps of a stage start in this order; a stage starts after the previous stage has passed. */
const stages: Step[][] = [
  [
    { name: 'Format and lint', command: 'npm run --silent lint' },
    // Incremental state does not track changes of message files.
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

const total: Count = { passed: 0, failed: 0 };
process.exitCode = (await runAll()) ? 0 : 1;
console.info(`\n${total.passed} passed, ${total.failed} failed`);

async function runAll(): Promise<boolean> {
  rmSync(REPORTS_FOLDER, { recursive: true, force: true });
  mkdirSync(REPORTS_FOLDER);
  try {
    process.env.CHROME_PATH = findBrowser();
    process.env.HEADLESS_SHELL_PATH = findHeadlessShell();
    process.env.POSTGRES_BIN = findPostgres();
    // Tests use the bundles in dist/, which the second stage builds.
    process.env.IS_BUNDLED = 'yes';
  } catch (error) {
    console.error((error as Error).message);
    total.failed += 1;
    return false;
  }
  for (const stage of stages) {
    if (!(await runStage(stage))) return false;
  }
  return true;
}

/** Runs steps concurrently; starts no new step after a failure. */
async function runStage(stage: Step[]): Promise<boolean> {
  let passed = true;
  await forEachConcurrently(stage, MAX_CONCURRENT_STEPS, async (step) => {
    if (passed && !(await run(step, stage.length === 1))) passed = false;
  });
  return passed;
}

/** Runs a step and reports the result. The output of a single step is streamed; other steps show it on failure. */
async function run({ name, command, report }: Step, isAlone: boolean): Promise<boolean> {
  const start = Date.now();
  if (isAlone) console.info(`\n── ${name}`);
  const { passed, output } = await execute(command, isAlone);

  const counts = report ? readCounts(report) : { passed: 0, failed: 0 };
  total.passed += counts.passed;
  total.failed += passed ? counts.failed : Math.max(counts.failed, 1);
  const summary = report ? `, ${counts.passed} passed, ${counts.failed} failed` : '';
  const seconds = Math.round((Date.now() - start) / 1000);
  console.info(`\n── ${name}: ${passed ? 'passed' : 'FAILED'} in ${seconds} s${summary}`);
  if (!passed) console.info(output);
  return passed;
}

function execute(command: string, isShown: boolean): Promise<{ passed: boolean; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(command, {
      shell: true,
      stdio: ['ignore', isShown ? 'inherit' : 'pipe', isShown ? 'inherit' : 'pipe'],
    });
    const chunks: Buffer[] = [];
    child.stdout?.on('data', (chunk) => chunks.push(chunk));
    child.stderr?.on('data', (chunk) => chunks.push(chunk));
    child.on('close', (code) => resolve({ passed: code === 0, output: Buffer.concat(chunks).toString() }));
  });
}

/** Creates a Jest step. `command` must accept further options at its end. */
function createJestStep(name: string, command: string, report: string): Step {
  return { name, command: `${command} --json --outputFile=${REPORTS_FOLDER}/${report}`, report };
}

/** Reads the counts from a report of Jest, Playwright, or one of the project's runners. */
function readCounts(report: string): Count {
  const file = `${REPORTS_FOLDER}/${report}`;
  const { stats = {}, ...runnerCounts } = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const sum = (...numbers: (number | undefined)[]) =>
    numbers.reduce<number>((all, number = 0) => all + number, 0);
  return {
    passed: sum(runnerCounts.passed, runnerCounts.numPassedTests, stats.expected, stats.flaky),
    // Jest counts files that fail to load separately.
    failed: sum(
      runnerCounts.failed,
      runnerCounts.numFailedTests,
      runnerCounts.numRuntimeErrorTestSuites,
      stats.unexpected,
    ),
  };
}
