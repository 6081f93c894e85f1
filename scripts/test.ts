import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { findBrowser, findHeadlessShell } from './findBrowser';
import { findPostgres } from './postgres/findPostgres';

type Count = { passed: number; failed: number };

type Step = {
  name: string;
  command: string;
  /** Reads how many tests passed and failed from the step's own report. */
  count?: () => Count;
};

const REPORTS = 'test-results';

/** How many steps run side by side: one more than the cores of a small machine, since each of them waits now and then. */
const AT_ONCE = 3;

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
      count: () => countOwn('hosts'),
    },
    { name: 'Audit of the export', command: 'npm run --silent audit:export' },
  ],
  [{ name: 'End-to-end tests', command: 'playwright test', count: countPlaywright }],
  [
    {
      name: 'Walk through the engines of the audience',
      command: 'npm run --silent test:browsers',
      count: () => countOwn('browsers'),
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
  const waiting = [...stage];
  let passed = true;
  const lane = async () => {
    for (let step = waiting.shift(); step && passed; step = waiting.shift()) {
      if (!(await run(step, stage.length === 1))) passed = false;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
  return passed;
}

/** Runs a step and reports it under a heading. A step that runs alone shows its output at once, others if they fail. */
async function run({ name, command, count }: Step, alone: boolean): Promise<boolean> {
  const start = Date.now();
  if (alone) console.info(`\n── ${name}`);
  const { passed, output } = await execute(command, alone);

  const tests = count?.() ?? { passed: 0, failed: 0 };
  total.passed += tests.passed;
  total.failed += passed ? tests.failed : Math.max(tests.failed, 1);
  const numbers = count ? `, ${tests.passed} passed, ${tests.failed} failed` : '';
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

/** A step that Jest reports of; options may be added to the end of `command`. */
function jestStep(name: string, command: string, report: string): Step {
  return {
    name,
    command: `${command} --json --outputFile=${REPORTS}/${report}`,
    count: () => {
      const counted = readReport(report);
      return {
        passed: counted?.numPassedTests ?? 0,
        // A file that does not even load has no tests to count.
        failed: (counted?.numFailedTests ?? 0) + (counted?.numRuntimeErrorTestSuites ?? 0),
      };
    },
  };
}

function countPlaywright(): Count {
  const { expected = 0, unexpected = 0, flaky = 0 } = readReport('playwright.json')?.stats ?? {};
  return { passed: expected + flaky, failed: unexpected };
}

/** What the project's own runners have counted. */
function countOwn(runner: string): Count {
  return readReport(`${runner}/count.json`) ?? { passed: 0, failed: 0 };
}

// biome-ignore lint/suspicious/noExplicitAny: the reports of several tools
function readReport(name: string): any {
  const file = `${REPORTS}/${name}`;
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}
