import { readFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import type { ShippedPackagesOptions } from './ShippedPackagesOptions';

/** Returns the folders of the packages that esbuild bundles, which exclude the production dependencies. */
export async function findBundledPackages({
  folder,
  entryPoints,
  plugins,
}: ShippedPackagesOptions): Promise<string[]> {
  const { dependencies = {} } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  const { metafile } = await build({
    absWorkingDir: path.resolve(folder),
    entryPoints: [...entryPoints],
    outdir: 'unwritten',
    bundle: true,
    write: false,
    metafile: true,
    platform: 'node',
    format: 'esm',
    external: Object.keys(dependencies),
    loader: { '.css': 'empty' },
    plugins: [...plugins],
    logLevel: 'error',
  });
  return Object.keys(metafile.inputs).flatMap(
    (file) => /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file)?.[0] ?? [],
  );
}
