import { rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { bundleEarlyScripts } from './build/bundleEarlyScripts';
import { finishExport } from './build/finishExport';
import { precompress } from './build/precompress';
import { writeSitemap } from './build/writeSitemap';
import { bundleServer } from './bundle/bundleServer';
import { inputStamp, stampFile } from './launch/inputStamp.js';
import { runNode } from './launch/runNode.js';

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

// Taken before anything is read, so that what is saved while this runs makes the result an old one.
const stamp = inputStamp();
await rm(stampFile, { force: true });

await runOrStop('--import', 'tsx', path.join('scripts', 'check-messages.ts'));
await rm(out, { recursive: true, force: true });
await bundleEarlyScripts({ isDevelopment: false });
await runOrStop(createRequire(import.meta.url).resolve('next/dist/bin/next'), 'build');

await finishExport(out);
await writeSitemap(out);
await precompress(out);
await bundleServer();
await writeFile(stampFile, stamp);

/** Runs Node.js with its output shown; ends with its exit code where it fails. */
async function runOrStop(...args: string[]): Promise<void> {
  const code = await runNode(args);
  if (code !== 0) process.exit(code);
}
