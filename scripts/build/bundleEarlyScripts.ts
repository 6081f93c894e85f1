import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'esbuild';
import { contentHash } from './contentHash';

const SOURCE = 'lib/browser/early';

/** Where the bundled scripts are kept for the pages that print them. */
const TARGET = 'dist/early';

/** Where the site's script is served. */
const SITE_SCRIPT_FOLDER = '/_next/static/early';

/** The oldest browsers of the browserslist, as esbuild calls them. */
export const browserTargets = ['chrome109', 'firefox115', 'safari15.4'];

/**
 * Bundles the small scripts that run without React, before `next build`, which prints some of them into the pages. In a
 * development server, whose files have no hashed names, the script in the head holds the site's script too.
 */
export async function bundleEarlyScripts({ isDevelopment }: { isDevelopment: boolean }): Promise<void> {
  await rm(TARGET, { recursive: true, force: true });
  await mkdir(TARGET, { recursive: true });
  const site = await bundle('site');
  await write('site', site);
  await write('recovery', await bundle('recovery'));
  for (const name of ['bare', 'notFound']) await write(name, await bundle(name));
  const page = await bundle('page', isDevelopment ? '' : siteScriptAddress(site));
  await write('page', isDevelopment ? `${page}\naddEventListener('load',()=>{${site}})` : page);
}

/** Puts the scripts that pages load by address into the export. */
export async function writeEarlyScripts(out: string): Promise<void> {
  const site = await readFile(path.join(TARGET, 'site.js'), 'utf8');
  const address = path.join(out, siteScriptAddress(site));
  await mkdir(path.dirname(address), { recursive: true });
  await writeFile(address, site);
  await writeFile(path.join(out, 'recovery.js'), await readFile(path.join(TARGET, 'recovery.js'), 'utf8'));
}

function siteScriptAddress(site: string): string {
  return `${SITE_SCRIPT_FOLDER}/${contentHash(site)}.js`;
}

/** A script with all it imports: the same bytes in every build of the same code. */
async function bundle(name: string, siteScript = ''): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [`${SOURCE}/${name}.ts`],
    bundle: true,
    minify: true,
    format: 'iife',
    target: browserTargets,
    define: { SITE_SCRIPT: JSON.stringify(siteScript) },
    write: false,
  });
  return outputFiles[0]?.text.trim() ?? '';
}

function write(name: string, code: string): Promise<void> {
  return writeFile(path.join(TARGET, `${name}.js`), code);
}
