import { existsSync, statSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { colourDrawings } from 'brand';
import { readBackend, writeAdmin } from 'cms';
import { SITE_CONTENT, writeSiteManifest } from 'export-server';
import { inspectPhotos, writePhotos } from 'responsive-photos';
import { finishExport, precompress } from 'static-islands';
import { cmsOptions } from '@/cms.config';
import { getPalette } from '../../lib/content/appearance/brand';
import { getNextPublicationTime } from '../../lib/content/entries/getNextPublicationTime';
import { getNow } from '../../lib/content/entries/getToday';
import { photoOptions } from '../../lib/content/pictures/photos';
import { PLACEHOLDER_SLUG } from '../../lib/content/routes/getCustomPageParams';
import { getShownLists } from '../../lib/content/routes/getListTotal';
import { withBasePath } from '../../lib/shared/basePath';
import { locales } from '../../lib/shared/i18n/locales';
import { type ListName, pagedLists } from '../../lib/shared/i18n/paths';
import { getAbsoluteUrl } from '../../lib/shared/site';
import { staticIslands } from '../../static-islands.config';
import { writePublishedFiles } from '../deploy/writePublishedFiles';
import { writeRedirectPages } from '../deploy/writeRedirectPages';
import { hashBuildInputs, inputHashFile } from '../launch/hashBuildInputs.js';
import { nextPostDateFile } from '../launch/isPostDue.js';
import { runNode } from '../launch/runNode.js';
import { bundleCoreScripts, writeCoreScripts } from './bundleCoreScripts';
import { getSiteContent } from './getSiteContent';
import { readIndexNowKey } from './readIndexNowKey';
import { bundleEdge } from './server/bundleEdge';
import { bundleServer } from './server/bundleServer';
import { writeBrandStyles } from './writeBrandStyles';
import { writeMarkdownPages } from './writeMarkdownPages';
import { writeSitemap } from './writeSitemap';
import { messageReadsFile, writeUsedMessages } from './writeUsedMessages';

/** The folder of Next's export. */
const out = path.resolve('out');

let inputHash: string;

/**
 * The check of the messages, which ends the build if a message is not valid. It runs while Next compiles, and must have
 * ended before pages are rendered: with thousands of articles, memory would not suffice for both.
 */
export let messageCheck: Promise<void>;

/** Maximum plausible time since the last build. */
const MAX_BUILD_GAP_MS = 365 * 86_400_000;

/** Throws if the clock is not plausible, because it decides which scheduled posts are published. */
function checkClock(): void {
  if (process.env.BUILD_DATE || !existsSync(nextPostDateFile)) return;
  const lastBuild = statSync(nextPostDateFile).mtimeMs;
  const gapMs = Date.now() - lastBuild;
  if (gapMs >= 0 && gapMs <= MAX_BUILD_GAP_MS) return;
  const [now, last] = [Date.now(), lastBuild].map((time) => new Date(time).toISOString());
  throw new Error(
    `The clock shows ${now}, but the last build was at ${last}. Correct the clock, or set BUILD_DATE.`,
  );
}

/** Runs before Next reads the pages: checks the messages and generates the files that pages read. */
export async function prepareBuild(): Promise<void> {
  exitOnError(checkClock);
  // The time must not change during the build: every page has the same date, even after midnight.
  process.env.BUILD_DATE = exitOnError(getNow);
  process.env.MESSAGE_READS_FILE = path.resolve(messageReadsFile);
  // Reports invalid settings before the long build; `finishBuild` uses them.
  exitOnError(() => readBackend(process.env));
  exitOnError(() => readIndexNowKey(process.env));
  // Computed before any input is read, so that a file saved during the build makes the result stale.
  inputHash = hashBuildInputs();
  await rm(inputHashFile, { force: true });
  await rm(messageReadsFile, { force: true });
  await bundleCoreScripts({ isDevelopment: false });
  await inspectPhotos(photoOptions);
  messageCheck = runNode(['--import', 'tsx', path.join('scripts', 'check-messages.ts')]).then((status) => {
    if (status !== 0) process.exit(status);
  });
  // If a message is invalid, the check ends the build with a readable error.
  await writeBrandStyles().catch((error) => messageCheck.then(() => Promise.reject(error)));
}

/** Runs after Next has written the export: finishes `out/` and bundles the server. */
export async function finishBuild(): Promise<void> {
  // Next cannot export a route without pages, so such a route exports a placeholder page. Page 1 is the placeholder of
  // the archive of a hidden list.
  const shownLists = getShownLists();
  const hiddenArchives = (Object.keys(pagedLists) as ListName[])
    .filter((list) => !shownLists.includes(list))
    .map((list) => pagedLists[list].archiveFolder);
  const placeholderPages = locales.flatMap((locale) =>
    [PLACEHOLDER_SLUG, ...hiddenArchives].map((folder) => path.join(out, locale, folder)),
  );
  for (const page of placeholderPages) await rm(page, { recursive: true, force: true });
  await finishExport(out, staticIslands);
  await writeCoreScripts(out);
  await Promise.all([writeMarkdownPages(out), bundleServer(), bundleEdge()]);
  await writeRedirectPages(out);
  await writeSitemap(out);
  await writePhotos(out, getAbsoluteUrl(withBasePath('/')), photoOptions);
  await colourDrawings(path.join(out, 'images'), getPalette());
  const backend = readBackend(process.env);
  if (backend) await writeAdmin(path.join(out, 'admin'), cmsOptions, backend);
  const key = readIndexNowKey(process.env);
  if (key) await writeFile(path.join(out, `${key}.txt`), key);
  await precompress(out, staticIslands.maxQualityPaths);
  await writePublishedFiles(out);
  await writeFile(path.join(out, SITE_CONTENT), JSON.stringify(getSiteContent()));
  await writeUsedMessages();
  await writeSiteManifest(out);
  await writeFile(nextPostDateFile, getNextPublicationTime() ?? '');
  await writeFile(inputHashFile, inputHash);
}

/** Reads a setting from the environment; prints the error and exits if it is invalid. */
function exitOnError<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    console.error((error as Error).message);
    process.exit(1);
  }
}
