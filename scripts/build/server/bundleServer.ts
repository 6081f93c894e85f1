import { readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { build, type Plugin } from 'esbuild';
import { basePathDefined } from '../forBrowsers';
import { inlineContent } from './inlineContent';

/** What becomes a file of its own in `dist/`: its name there, and where it begins. */
export const serverEntries = {
  server: 'server/main.ts',
  storeMain: 'server/enquiries/store/storeMain.ts',
  leads: 'scripts/leads.ts',
};

const { dependencies, engines } = JSON.parse(readFileSync('package.json', 'utf8'));

/** Makes `dist/` of the server's entries. */
export async function bundleServer(): Promise<void> {
  for (const name of Object.keys(serverEntries)) await rm(`dist/${name}.js`, { force: true });
  await bundleForNode(serverEntries, 'dist', [inlineContent]);
}

/**
 * Makes one plain JavaScript file in `outdir` of each entry, with all it imports but `dependencies`, which are what a
 * production installs: packages with native code, which no bundle can hold. Everything else is a `devDependency`.
 */
export async function bundleForNode(
  entryPoints: Record<string, string>,
  outdir: string,
  plugins: Plugin[],
): Promise<void> {
  await build({
    entryPoints,
    outdir,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: `node${/\d+(\.\d+)*/.exec(engines.node)?.[0]}`,
    external: Object.keys(dependencies),
    define: basePathDefined,
    plugins,
    // Packages written in CommonJS ask for Node's own modules by `require`, which a module does not have by itself.
    banner: {
      js: "import { createRequire as _createRequire } from 'node:module'; const require = _createRequire(import.meta.url);",
    },
    logLevel: 'warning',
  });
}
