import { rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { nextDue } from '../lib/content/entries/nextDue';
import { today } from '../lib/content/entries/today';
import { inspectPhotos } from '../lib/content/pictures/inspectPhotos';
import { basePath } from '../lib/shared/basePath';
import { basePathProblem } from './build/basePathProblem';
import { bundleEarlyScripts } from './build/bundleEarlyScripts';
import { finishExport } from './build/finishExport';
import { precompress } from './build/precompress';
import { bundleEdge } from './build/server/bundleEdge';
import { bundleServer } from './build/server/bundleServer';
import { writeHostFiles } from './build/writeHostFiles';
import { writePhotos } from './build/writePhotos';
import { writeRedirects } from './build/writeRedirects';
import { writeSiteManifest } from './build/writeSiteManifest';
import { writeSitemap } from './build/writeSitemap';
import { inputStamp, stampFile } from './launch/inputStamp.js';
import { dueFile } from './launch/isDue.js';
import { runNode } from './launch/runNode.js';
import { ADMIN_FOLDER } from './messages/admin/adminPage';
import { readBackend } from './messages/admin/readBackend';
import { writeAdmin } from './messages/admin/writeAdmin';

const out = path.resolve('out');
const limitHeap = new URL('./build/limitHeap.mjs', import.meta.url).href;

// The messages stay what they are for as long as this takes, so that each file is read once; and so does the day.
Object.assign(process.env, {
  NODE_ENV: 'production',
  BUILD_DATE: orEnd(today),
  NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --import ${limitHeap}`.trim(),
});

const problem = basePathProblem(basePath);
if (problem) {
  console.error(problem);
  process.exit(1);
}
const published = orEnd(() => readBackend(process.env));

// Taken before anything is read, so that what is saved while this runs makes the result an old one.
const stamp = inputStamp();
await rm(stampFile, { force: true });

await bundleEarlyScripts({ isDevelopment: false });
await inspectPhotos();
await run('--import', 'tsx', path.join('scripts', 'check-messages.ts'));
await run(createRequire(import.meta.url).resolve('next/dist/bin/next'), 'build');
await finishExport(out);
await writeRedirects(out);
await writeSitemap(out);
await writePhotos(out);
if (published) await writeAdmin(path.join(out, ADMIN_FOLDER), published);
await precompress(out);
await writeHostFiles(out);
await bundleServer();
await bundleEdge();
await writeSiteManifest(out);
await writeFile(dueFile, nextDue() ?? '');
await writeFile(stampFile, stamp);

/** What the environment says; ends with what is not right in it. */
function orEnd<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    console.error((error as Error).message);
    process.exit(1);
  }
}

/**
 * Runs a program of Node's and ends with its exit code where that is not 0. The check of the messages has ended before
 * pages are written: with thousands of articles there would be no memory for both.
 */
async function run(...command: string[]): Promise<void> {
  const status = await runNode(command);
  if (status !== 0) process.exit(status);
}
