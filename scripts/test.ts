import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { forEachConcurrently } from './build/forEachConcurrently';
import { findBrowser, findHeadlessShell } from './findBrowser';
import { findPostgres } from './postgres/findPostgres';

type Count = { passed: number; failed: number };

type Step = {
  name: string;
  command: string;
  /** The step's own report below `REPORTS`, where it counts tests. */
  report?: string;
};

const REPORTS = 'test-results';

/** How many steps run side by side: one more than the cores of a small machine, since each of them waits now and then. */
const MAX_CONCURRENT_STEPS = 3;

/** What `npm test` runs. The steps of a stage begin in this order; a stage begins when the one before it has passed. */
const stages: Step[][] = [
  [
    { name: 'Format and lint', command: 'npm run --silent lint' },
    // The compiler's saved state misses changes of message files.
    { name: 'Types', command: 'npm run --silent types -- --incremental false' },
  ],
  [
    jestStep('Unit tests', 'jest --maxWorkers=3', 'jest.json'),
    { name: 'Build', command: 'npm run --silent build' },
  ],
  [
    jestStep('Store on PostgreSQL', 'npm run --silent test:postgres -- --maxWorkers=2', 'postgres.json'),
    jestStep('Proof: no lead is lost, nothing stops the server', 'npm run --silent proof --', 'proof.json'),
    jestStep(
      'Recipes: what the editors’ guide says can be done, and breaks nothing',
      'npm run --silent recipes --',
      'recipes.json',
    ),
    {
      name: 'Hosts that are on this machine',
      command: 'npm run --silent test:hosts',
      report: 'hosts/count.json',
    },
    { name: 'Audit of the export', command: 'npm run --silent audit:export' },
  ],
  [{ name: 'End-to-end tests', command: 'playwright test', report: 'playwright.json' }],
  [
    {
      name: 'Walk through the engines of the audience',
      command: 'npm run --silent test:browsers',
      report: 'browsers/count.json',
    },
  ],
];

const total: Count = { passed: 0, failed: 0 };
process.exitCode = (await runAll()) ? 0 : 1;
console.info(`\n${total.passed} passed, ${total.failed} failed`);

async function runAll(): Promise<boolean> {
  rmSync(REPORTS, { recursive: true, force: true });
  mkdirSync(REPORTS);
  try {
    process.env.CHROME_PATH = findBrowser();
    process.env.HEADLESS_SHELL_PATH = findHeadlessShell();
    process.env.POSTGRES_BIN = findPostgres();
    // By its second stage, before anything asks for it.
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

/** Runs some steps at a time, and begins none after one that failed. */
async function runStage(stage: Step[]): Promise<boolean> {
  let passed = true;
  await forEachConcurrently(stage, MAX_CONCURRENT_STEPS, async (step) => {
    if (passed && !(await run(step, stage.length === 1))) passed = false;
  });
  return passed;
}

/** Runs a step and reports it under a heading. A step that runs alone shows its output at once, others if they fail. */
async function run({ name, command, report }: Step, alone: boolean): Promise<boolean> {
  const start = Date.now();
  if (alone) console.info(`\n── ${name}`);
  const { passed, output } = await execute(command, alone);

  const tests = report ? readCounts(report) : { passed: 0, failed: 0 };
  total.passed += tests.passed;
  total.failed += passed ? tests.failed : Math.max(tests.failed, 1);
  const numbers = report ? `, ${tests.passed} passed, ${tests.failed} failed` : '';
  const seconds = Math.round((Date.now() - start) / 1000);
  console.info(`\n── ${name}: ${passed ? 'passed' : 'FAILED'} in ${seconds} s${numbers}`);
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

/** A step of Jest's; options may be added to the end of `command`. */
function jestStep(name: string, command: string, report: string): Step {
  return { name, command: `${command} --json --outputFile=${REPORTS}/${report}`, report };
}

/** What a report counts: Jest's, Playwright's, or one of the project's own runners. */
function readCounts(report: string): Count {
  const file = `${REPORTS}/${report}`;
  const { stats = {}, ...counted } = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const sum = (...numbers: (number | undefined)[]) =>
    numbers.reduce<number>((all, number = 0) => all + number, 0);
  return {
    passed: sum(counted.passed, counted.numPassedTests, stats.expected, stats.flaky),
    // A file that does not even load has no tests to count.
    failed: sum(counted.failed, counted.numFailedTests, counted.numRuntimeErrorTestSuites, stats.unexpected),
  };
}
