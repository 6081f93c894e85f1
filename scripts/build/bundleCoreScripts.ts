import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'esbuild';
import { type Analytics, getTracker } from '../../lib/shared/analytics/getTracker';
import { withBasePath } from '../../lib/shared/basePath';
import { site } from '../../lib/shared/site';
import { contentHash } from './contentHash';
import { forBrowsers } from './forBrowsers';

const SOURCE = 'lib/browser/core';

/** Where the bundled scripts are kept for the pages that print them. */
const TARGET = 'dist/early';

/** Where the site's script is served. */
const SITE_SCRIPT_FOLDER = '/_next/static/early';

/**
 * Bundles the small scripts that run without React, before `next build`, which prints some of them into the pages. In a
 * development server, whose files have no hashed names, the script in the head holds the site's script too.
 */
export async function bundleCoreScripts({ isDevelopment }: { isDevelopment: boolean }): Promise<void> {
  await rm(TARGET, { recursive: true, force: true });
  await mkdir(TARGET, { recursive: true });
  for (const name of ['site', 'recovery', 'bare', 'notFound']) await write(name, await bundle(name));
  const siteScript = await read('site');
  // Who works on the site is no visitor.
  const page = isDevelopment
    ? `${await bundlePageScript('', undefined)}\naddEventListener('load',()=>{${siteScript}})`
    : await bundlePageScript(withBasePath(siteScriptAddress(siteScript)), site.analytics);
  await write('page', page);
}

/** The script in the head of every page, with the address of the site's script and the service that counts visits. */
export function bundlePageScript(siteScript: string, analytics: Analytics | undefined): Promise<string> {
  const tracker = analytics && JSON.stringify(getTracker(analytics));
  return bundle('page', { SITE_SCRIPT: JSON.stringify(siteScript), TRACKER: tracker ?? 'undefined' });
}

/** Puts the scripts that pages load by address into the export. */
export async function writeCoreScripts(out: string): Promise<void> {
  const siteScript = await read('site');
  const address = path.join(out, siteScriptAddress(siteScript));
  await mkdir(path.dirname(address), { recursive: true });
  await writeFile(address, siteScript);
  await writeFile(path.join(out, 'recovery.js'), await read('recovery'));
}

function siteScriptAddress(siteScript: string): string {
  return `${SITE_SCRIPT_FOLDER}/${contentHash(siteScript)}.js`;
}

/** A script with all it imports: the same bytes in every build of the same code. */
async function bundle(name: string, define: Record<string, string> = {}): Promise<string> {
  const { outputFiles } = await build({
    ...forBrowsers,
    entryPoints: [`${SOURCE}/${name}.ts`],
    format: 'iife',
    // Instead of tsconfig.json, for whose `strict` esbuild begins each script with "use strict": bytes of every page.
    tsconfigRaw: { compilerOptions: { paths: { '@/*': ['./*'] } } },
    define: { ...forBrowsers.define, ...define },
    write: false,
  });
  return outputFiles[0]?.text.trim() ?? '';
}

function write(name: string, code: string): Promise<void> {
  return writeFile(path.join(TARGET, `${name}.js`), code);
}

function read(name: string): Promise<string> {
  return readFile(path.join(TARGET, `${name}.js`), 'utf8');
}
