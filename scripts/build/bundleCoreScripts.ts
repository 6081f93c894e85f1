import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'esbuild';
import { getTracker } from '@/lib/browser/analytics';
import { withBasePath } from '@/lib/i18n/paths';
import { type Analytics, site } from '@/lib/i18n/site';
import { browserBuildOptions } from './browserBuildOptions';

/** Folder of the entry points, one per script. */
const SOURCE_FOLDER = 'lib/browser/scripts';

/** Bundled scripts, read by pages that inline them. */
const BUNDLE_FOLDER = 'dist/core';

/** The folder of the site's script, as a URL path. */
const SITE_SCRIPT_FOLDER = '/_next/static/core';

/**
 * Bundles the scripts that run without React. Must run before `next build`, which inlines some of them. The development
 * server does not serve these files, so there the script in the head includes the other scripts. They run after React
 * has hydrated the page (`HydrationSignal`), because React reports markup that a script has changed before.
 */
export async function bundleCoreScripts({ isDevelopment }: { isDevelopment: boolean }): Promise<void> {
  await rm(BUNDLE_FOLDER, { recursive: true, force: true });
  await mkdir(BUNDLE_FOLDER, { recursive: true });
  for (const name of ['siteScript', 'recoveryScript', 'localeRedirectScript', 'notFoundScript'])
    await writeBundle(name, await bundle(name));
  const siteScript = await readBundle('siteScript');
  // No analytics during development.
  const headScript = isDevelopment
    ? `${await bundleHeadScript('', undefined)}\naddEventListener('hydrated',()=>{${siteScript}},{once:true})`
    : await bundleHeadScript(withBasePath(getSiteScriptPath(siteScript)), site.analytics);
  await writeBundle('headScript', headScript);
}

/** Bundles the script in the head of every page, with the URL of the site's script and the analytics service. */
export function bundleHeadScript(siteScriptUrl: string, analytics: Analytics | undefined): Promise<string> {
  const tracker = analytics && JSON.stringify(getTracker(analytics));
  return bundle('headScript', {
    SITE_SCRIPT: JSON.stringify(siteScriptUrl),
    TRACKER: tracker ?? 'undefined',
  });
}

/** Writes the scripts that pages load by URL into the export. */
export async function writeCoreScripts(out: string): Promise<void> {
  const siteScript = await readBundle('siteScript');
  const file = path.join(out, getSiteScriptPath(siteScript));
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, siteScript);
  await writeFile(path.join(out, 'recovery.js'), await readBundle('recoveryScript'));
}

function getSiteScriptPath(siteScript: string): string {
  const hash = createHash('sha256').update(siteScript).digest('hex').slice(0, 8);
  return `${SITE_SCRIPT_FOLDER}/${hash}.js`;
}

/** Bundles a script with its imports. The output is deterministic. */
async function bundle(name: string, define: Record<string, string> = {}): Promise<string> {
  const { outputFiles } = await build({
    ...browserBuildOptions,
    entryPoints: [`${SOURCE_FOLDER}/${name}.ts`],
    format: 'iife',
    // Replaces tsconfig.json, because its `strict` makes esbuild add "use strict" to every script.
    tsconfigRaw: { compilerOptions: { paths: { '@/*': ['./*'] } } },
    define: { ...browserBuildOptions.define, ...define },
    write: false,
  });
  return outputFiles[0]?.text.trim() ?? '';
}

function writeBundle(name: string, code: string): Promise<void> {
  return writeFile(path.join(BUNDLE_FOLDER, `${name}.js`), code);
}

function readBundle(name: string): Promise<string> {
  return readFile(path.join(BUNDLE_FOLDER, `${name}.js`), 'utf8');
}
