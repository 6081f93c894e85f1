import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { basePathDefinition } from '../build/browserBuildOptions';

/**
 * Bundles `preload.ts`, because Next's process cannot import TypeScript before it has started. Returns the URL of the
 * bundle.
 */
export async function bundlePreload(): Promise<string> {
  const outfile = path.resolve('dist', 'dev', 'preload.js');
  await build({
    entryPoints: ['scripts/dev/preload.ts'],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    // esbuild cannot bundle the UMD files that some packages specify in `main`.
    mainFields: ['module', 'main'],
    define: basePathDefinition,
    banner: {
      js: "import { createRequire as _createRequire } from 'node:module'; const require = _createRequire(import.meta.url);",
    },
    logLevel: 'warning',
  });
  return pathToFileURL(outfile).href;
}
