import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { type BuildOptions, build } from 'esbuild';
import { getToday } from '../../../lib/content/getToday';
import { buildVariables } from '../browserBuildOptions';

/** Entry points of the bundles in `dist/`, by file name. */
export const serverEntries = {
  server: 'server/entry.ts',
  leads: 'scripts/leads.ts',
};

const { dependencies, engines } = JSON.parse(readFileSync('package.json', 'utf8'));

const listFolder = (folder: string) => (existsSync(folder) ? readdirSync(folder) : []);

/** Bundles the server's entry points into `dist/`. */
export async function bundleServer(): Promise<void> {
  for (const name of listFolder('dist').filter((file) => file.endsWith('.js')))
    await rm(path.join('dist', name));
  await bundleForNode(serverEntries, 'dist');
}

/**
 * Bundles each entry point and its imports into one JavaScript file in `outdir`; dynamically imported code becomes
 * further files. Packages in `dependencies` are excluded: they contain native code and are installed in production.
 * All other packages are `devDependencies` and are bundled.
 */
export async function bundleForNode(
  entryPoints: Record<string, string>,
  outdir: string,
  options: Pick<BuildOptions, 'mainFields'> = {},
): Promise<void> {
  // Built together, the entry points would import a shared file that contains the code of all of them.
  for (const [name, file] of Object.entries(entryPoints)) {
    await build({
      entryPoints: { [name]: file },
      outdir,
      bundle: true,
      platform: 'node',
      format: 'esm',
      splitting: true,
      chunkNames: '[name]-[hash]',
      target: `node${/\d+(\.\d+)*/.exec(engines.node)?.[0]}`,
      external: Object.keys(dependencies),
      define: { ...buildVariables, 'process.env.SITE_BUILT_AT': JSON.stringify(String(getBuildTime())) },
      ...options,
      // CommonJS packages load Node's built-in modules with `require`, which ES modules do not define.
      banner: {
        js: "import { createRequire as _createRequire } from 'node:module'; const require = _createRequire(import.meta.url);",
      },
      logLevel: 'warning',
    });
  }
}

/** Returns the start of the day of the build, in ms since 1970. `BUILD_DATE` may be in the future. */
function getBuildTime(): number {
  return Math.min(Date.now(), Date.parse(`${getToday()}T00:00+07:00`));
}
