import { rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { getNextPublicationTime } from '../lib/content/entries/getNextPublicationTime';
import { getToday } from '../lib/content/entries/getToday';
import { inspectPhotos } from '../lib/content/pictures/inspectPhotos';
import { basePath } from '../lib/shared/basePath';
import { bundleCoreScripts } from './build/bundleCoreScripts';
import { finishExport } from './build/finishExport';
import { precompress } from './build/precompress';
import { bundleEdge } from './build/server/bundleEdge';
import { bundleServer } from './build/server/bundleServer';
import { validateBasePath } from './build/validateBasePath';
import { writeHostFiles } from './build/writeHostFiles';
import { writePhotos } from './build/writePhotos';
import { writeRedirects } from './build/writeRedirects';
import { writeSiteManifest } from './build/writeSiteManifest';
import { writeSitemap } from './build/writeSitemap';
import { messageReadsFile, writeUsedMessages } from './build/writeUsedMessages';
import { hashBuildInputs, inputHashFile } from './launch/hashBuildInputs.js';
import { nextPostDateFile } from './launch/isPostDue.js';
import { runNode } from './launch/runNode.js';
import { readBackend } from './messages/admin/readBackend';
import { ADMIN_FOLDER } from './messages/admin/renderAdminPage';
import { writeAdmin } from './messages/admin/writeAdmin';

const out = path.resolve('out');
const limitHeap = new URL('./build/limitHeap.mjs', import.meta.url).href;

// Message files and the date must not change during a build: files are read only once, and the date is fixed here.
Object.assign(process.env, {
  NODE_ENV: 'production',
  BUILD_DATE: exitOnError(getToday),
  MESSAGE_READS_FILE: path.resolve(messageReadsFile),
  NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --import ${limitHeap}`.trim(),
});

const problem = validateBasePath(basePath);
if (problem) {
  console.error(problem);
  process.exit(1);
}
const published = exitOnError(() => readBackend(process.env));

// Computed before any input is read, so that a file saved during the build makes the result stale.
const inputHash = hashBuildInputs();
await rm(inputHashFile, { force: true });
await rm(messageReadsFile, { force: true });

await bundleCoreScripts({ isDevelopment: false });
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
await writeUsedMessages();
await writeSiteManifest(out);
await writeFile(nextPostDateFile, getNextPublicationTime() ?? '');
await writeFile(inputHashFile, inputHash);

/** Reads a setting from the environment; prints the error and exits if it is invalid. */
function exitOnError<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    console.error((error as Error).message);
    process.exit(1);
  }
}

/**
 * Runs a Node program and exits with its code if it fails. The check of the messages is a separate process that ends before
 * pages are rendered: with thousands of articles, memory would not suffice for both.
 */
async function run(...command: string[]): Promise<void> {
  const status = await runNode(command);
  if (status !== 0) process.exit(status);
}
