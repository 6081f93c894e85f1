import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import pMap from 'p-map';

type Count = { passed: number; failed: number };

export type Step = {
  name: string;
  command: string;
  /** A file in `REPORTS_FOLDER` with the numbers of passed and failed tests. */
  report?: string;
  /** Name of an earlier step that must have passed before this step starts. */
  after?: string;
  /** True if the output is also printed if the step passes. */
  isOutputShown?: boolean;
  /** True if the step writes only failures to its standard output, which is then printed at once. */
  printsFailures?: boolean;
};

/** Folder of the reports, emptied by `npm test`. */
export const REPORTS_FOLDER = 'test-results';

/** With a third step, a machine with two cores is so busy that time limits of the server under test expire. */
const MAX_CONCURRENT_STEPS = 2;

/**
 * Runs steps concurrently, in this order, and prints results and totals. Starts no new step after a failure. A step
 * that was not run has not passed. Sets the exit code.
 */
export async function runSteps(steps: Step[]): Promise<void> {
  const total: Count = { passed: 0, failed: 0 };
  let hasPassed = true;
  const runs = new Map<string, Promise<boolean>>();
  const waitAndRun = async (step: Step) => {
    const isReady = step.after === undefined || (await runs.get(step.after));
    return isReady === true && hasPassed && (await runStep(step, total));
  };
  const stopProgress = showProgress(steps.length);
  process.exitCode = 1;
  await pMap(
    steps,
    async (step) => {
      const run = waitAndRun(step);
      // Before the wait, because later steps may wait for this one.
      runs.set(step.name, run);
      if (!(await run)) hasPassed = false;
    },
    { concurrency: MAX_CONCURRENT_STEPS },
  );
  stopProgress();
  if (hasPassed) process.exitCode = 0;
  console.info(`\n${total.passed} passed, ${total.failed} failed`);
}

/** Start times of the steps that run, by name. */
const running = new Map<string, number>();
let finished = 0;

/** On a terminal, shows each second how many steps are finished, and how long the others run. Returns a function to stop. */
function showProgress(stepCount: number): () => void {
  if (!process.stdout.isTTY) return () => {};
  const timer = setInterval(() => {
    const names = [...running].map(([name, start]) => `${name} ${Math.round((Date.now() - start) / 1000)} s`);
    const line = `${finished} of ${stepCount} finished. Running: ${names.join(', ')}`;
    // Returns to the start of the line, which the next output overwrites, and clears its end.
    process.stdout.write(`${line.slice(0, process.stdout.columns - 1)}\x1b[K\r`);
  }, 1000);
  return () => clearInterval(timer);
}

/** Creates a Jest step. `command` must accept further options at its end. */
export function createJestStep(name: string, command: string, report: string): Step {
  // Absolute, because Jest resolves it from the folder of the configuration.
  const reporter = `--reporters=${path.resolve('tests/runner/failureReporter.mjs')}`;
  return {
    name,
    command: `${command} ${reporter} --json --outputFile=${REPORTS_FOLDER}/${report}`,
    report,
    printsFailures: true,
  };
}

/** Runs a step and prints its result, and its output if it fails or `isOutputShown` is set. */
async function runStep(
  { name, command, report, isOutputShown, printsFailures = false }: Step,
  total: Count,
): Promise<boolean> {
  const start = Date.now();
  running.set(name, start);
  if (report) rmSync(`${REPORTS_FOLDER}/${report}`, { force: true });
  const { hasPassed, output } = await execute(command, printsFailures);

  running.delete(name);
  finished++;
  const counts = report ? readCounts(report) : { passed: 0, failed: 0 };
  total.passed += counts.passed;
  total.failed += hasPassed ? counts.failed : Math.max(counts.failed, 1);
  const summary = report ? `, ${counts.passed} passed, ${counts.failed} failed` : '';
  const seconds = Math.round((Date.now() - start) / 1000);
  clearProgress();
  console.info(`\n── ${name}: ${hasPassed ? 'passed' : 'FAILED'} in ${seconds} s${summary}`);
  if (!hasPassed || isOutputShown) console.info(output);
  return hasPassed;
}

/** Removes the line of `showProgress`. */
function clearProgress(): void {
  if (process.stdout.isTTY) process.stdout.write('\x1b[K');
}

/** Runs a command. Returns its output, without the standard output if that `isPrinted` at once. */
function execute(command: string, isPrinted: boolean): Promise<{ hasPassed: boolean; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(command, { shell: true, stdio: ['ignore', 'pipe', 'pipe'] });
    const chunks: Buffer[] = [];
    child.stdout.on('data', (chunk) => {
      if (!isPrinted) return void chunks.push(chunk);
      clearProgress();
      process.stdout.write(chunk);
    });
    child.stderr.on('data', (chunk) => chunks.push(chunk));
    child.on('close', (code) => resolve({ hasPassed: code === 0, output: Buffer.concat(chunks).toString() }));
  });
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
