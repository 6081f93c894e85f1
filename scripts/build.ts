import { spawnSync } from 'node:child_process';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { finishPages } from './export/finishPages';
import { precompress } from './export/precompress';
import { writeSitemap } from './export/writeSitemap';

const out = path.resolve('out');
/**
 * MiB that the framework's process may hold: more than thousands of articles need, and less than it would keep of what
 * it no longer uses.
 */
const HEAP = 2560;

// The messages stay what they are for as long as this takes, so that each file is read once.
Object.assign(process.env, {
  NODE_ENV: 'production',
  NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --max-old-space-size=${HEAP}`.trim(),
});

runOrStop('tsx', 'scripts/check-messages.ts');
await rm(out, { recursive: true, force: true });
runOrStop('next', 'build');

// The one switch of the deferred framework: without it the pages load everything at once, as the framework wrote them.
await finishPages(out, process.env.DEFER_FRAMEWORK !== '0');
await writeSitemap(out);
await precompress(out);

/** Runs a command of the project's packages with its output shown; ends with its exit code where it fails. */
function runOrStop(...command: string[]): void {
  const { status } = spawnSync('npx', command, { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
