import { existsSync, statSync } from 'node:fs';
import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readBackend, writeAdmin } from 'cms-forms';
import { build } from 'esbuild';
import { finishExport, precompress } from 'static-islands';
import { lists } from '@/lib/collections';
import { getPalette } from '@/lib/content/appearance/brand';
import { colourDrawing, hasColourReferences } from '@/lib/content/appearance/colourDrawing';
import { getNextPublicationTime } from '@/lib/content/entries/posts';
import { getToday } from '@/lib/content/getToday';
import { getShownLists } from '@/lib/content/lists/lists';
import { locales } from '@/lib/i18n/locales';
import { withBasePath } from '@/lib/i18n/paths';
import { getAbsoluteUrl } from '@/lib/i18n/site';
import { DAY_MS } from '@/lib/i18n/workingTime';
import { getSiteRoutes } from '@/lib/routes/getSiteRoutes';
import { loadRedirects } from '@/lib/routes/loadRedirects';
import { PLACEHOLDER } from '@/lib/routes/withPlaceholder';
import { SITE_CONTENT, writeSiteManifest } from '@/server/http/siteManifest';
import { writePublishedFiles } from '../deploy/writePublishedFiles';
import { writeRedirectPages } from '../deploy/writeRedirectPages';
import { hashBuildInputs, inputHashFile } from '../launch/hashBuildInputs.js';
import { nextPostDateFile } from '../launch/isPostDue.js';
import { runNode } from '../launch/runNode.js';
import { buildVariables } from './browserBuildOptions';
import { bundleCoreScripts, writeCoreScripts } from './bundleCoreScripts';
import { cmsOptions } from './cmsOptions';
import { getSiteContent } from './getSiteContent';
import { staticIslands } from './islandsOptions';
import { inspectPhotos } from './photos/inspectPhotos';
import { writePhotos } from './photos/writePhotos';
import { readIndexNowKey } from './readIndexNowKey';
import { bundleServer } from './server/bundleServer';
import { writeBrandStyles } from './writeBrandStyles';
import { writeMarkdownPages } from './writeMarkdownPages';

/** The folder of Next's export. */
const out = path.resolve('out');

let inputHash: string;

/**
 * The check of the messages, which ends the build if a message is not valid. It runs while Next compiles, and must have
 * ended before pages are rendered: with thousands of articles, memory would not suffice for both.
 */
export let messageCheck: Promise<void>;

/** Maximum plausible time since the last build. */
const MAX_BUILD_GAP_MS = 365 * DAY_MS;

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
  // The date must not change during the build, even after midnight.
  process.env.BUILD_DATE = exitOnError(getToday);
  // Reports invalid settings before the long build; `finishBuild` uses them.
  exitOnError(() => readBackend(process.env));
  exitOnError(() => readIndexNowKey(process.env));
  // Computed before any input is read, so that a file saved during the build makes the result stale.
  inputHash = hashBuildInputs();
  await rm(inputHashFile, { force: true });
  await bundleCoreScripts({ isDevelopment: false });
  await inspectPhotos();
  messageCheck = runNode(['--import', 'tsx', path.join('scripts', 'check-messages.ts')]).then((status) => {
    if (status !== 0) process.exit(status);
  });
  // If a message is invalid, the check ends the build with a readable error.
  await writeBrandStyles().catch((error) => messageCheck.then(() => Promise.reject(error)));
}

/** Runs after Next has written the export: finishes `out/` and bundles the server. */
export async function finishBuild(): Promise<void> {
  await removePlaceholders();
  await finishExport(out, staticIslands);
  await writeCoreScripts(out);
  await Promise.all([writeMarkdownPages(out), bundleServer(), bundleEdge()]);
  await writeRedirectPages(out);
  await writePhotos(out, getAbsoluteUrl(withBasePath('/')));
  await colourDrawings();
  const backend = readBackend(process.env);
  if (backend) await writeAdmin(path.join(out, 'admin'), cmsOptions, backend);
  const key = readIndexNowKey(process.env);
  if (key) await writeFile(path.join(out, `${key}.txt`), key);
  await precompress(out, staticIslands.maxQualityPaths);
  await writePublishedFiles(out);
  await writeFile(path.join(out, SITE_CONTENT), JSON.stringify(getSiteContent()));
  await writeSiteManifest(out);
  await writeFile(nextPostDateFile, getNextPublicationTime() ?? '');
  await writeFile(inputHashFile, inputHash);
  const summary = await createSummary();
  // Below the list of routes that Next prints last.
  process.once('exit', () => console.log(summary));
}

/** Removes what routes without pages have exported, and page 1 of the archive of each hidden list. */
async function removePlaceholders(): Promise<void> {
  const names = await readdir(out, { recursive: true });
  const placeholders = names.filter((name) => path.parse(name).name === PLACEHOLDER);
  const shownLists = getShownLists();
  const hiddenArchives = lists
    .filter((list) => !shownLists.includes(list))
    .flatMap(({ list }) => locales.map((locale) => path.join(locale, list.archiveFolder)));
  for (const name of [...placeholders, ...hiddenArchives])
    await rm(path.join(out, name), { recursive: true, force: true });
}

/** Colours all published drawings in place. */
async function colourDrawings(): Promise<void> {
  const folder = path.join(out, 'images');
  const names = await readdir(folder, { recursive: true });
  for (const name of names.filter((file) => file.endsWith('.svg'))) {
    const file = path.join(folder, name);
    const svg = await readFile(file, 'utf8');
    if (hasColourReferences(svg)) await writeFile(file, colourDrawing(svg, getPalette()));
  }
}

/** Returns the numbers of pages, the largest page as it is sent, and the next command. */
async function createSummary(): Promise<string> {
  const pages = await Promise.all(
    locales.map(async (locale) =>
      (await readdir(path.join(out, locale), { recursive: true }))
        .filter((name) => path.basename(name) === 'index.html')
        .map((name) => `${locale}/${path.dirname(name).split(path.sep).join('/')}/`.replace('/./', '/')),
    ),
  );
  const sizes = await Promise.all(
    pages
      .flat()
      .map(async (page) => ({ page, size: (await stat(path.join(out, page, 'index.html.br'))).size })),
  );
  const [largest] = sizes.sort((a, b) => b.size - a.size);
  const counts = locales.map((locale, index) => `${pages[index]?.length} ${locale}`).join(', ');
  return `
Built ${sizes.length} pages (${counts}) into out/. The largest is /${largest?.page} with ${((largest?.size ?? 0) / 1000).toFixed(1)} kB, compressed.
Next: npm run serve shows the site with its forms; deploy/README.md describes how to publish it.`;
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

/** Rebuilds `dist/edge/`: the edge functions for Cloudflare and Netlify. */
async function bundleEdge(): Promise<void> {
  await build({
    entryPoints: { cloudflare: 'server/edge/cloudflare.ts', 'netlify/negotiate': 'server/edge/netlify.ts' },
    outdir: 'dist/edge',
    bundle: true,
    platform: 'neutral',
    format: 'esm',
    target: 'es2022',
    define: {
      ...buildVariables,
      REDIRECTS: JSON.stringify(loadRedirects()),
      PAGE_PATHS: JSON.stringify(getSiteRoutes().map(({ path }) => path)),
    },
    logLevel: 'warning',
  });
}
