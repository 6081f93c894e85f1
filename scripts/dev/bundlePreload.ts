import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundleForNode } from '../build/server/bundleServer';

const FOLDER = path.resolve('dist', 'dev');

/**
 * Bundles `preload.ts`, because Next's process cannot import TypeScript before it has started. Returns the URL of the
 * bundle.
 */
export async function bundlePreload(): Promise<string> {
  // esbuild cannot bundle the UMD files that some packages specify in `main`.
  await bundleForNode({ preload: 'scripts/dev/preload.ts' }, FOLDER, { mainFields: ['module', 'main'] });
  return pathToFileURL(path.join(FOLDER, 'preload.js')).href;
}
