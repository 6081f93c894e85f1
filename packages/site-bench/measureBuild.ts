import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { runBuild } from './runBuild';
import type { BuildMeasurement, BuildOptions, ScaleOptions } from './SiteBenchOptions';

/**
 * Builds a project with `entries` entries without caches and measures the build. If the build fails, throws its output.
 */
export async function measureBuild(
  projectFolder: string,
  entries: number,
  build: BuildOptions,
  { pages, getFixedSeconds = () => 0 }: Pick<ScaleOptions, 'pages' | 'getFixedSeconds'>,
): Promise<BuildMeasurement> {
  const out = path.join(projectFolder, build.out);
  const { output, files, ...figures } = await runBuild(projectFolder, build);
  const uncompressed = files.filter((file) => !/\.(br|gz)$/.test(file));
  const getTransferSize = (file: string) => gzipSync(readFileSync(path.join(out, file)), { level: 9 }).length;
  return {
    ...figures,
    entries,
    fixedSeconds: getFixedSeconds(output),
    outSize: uncompressed.reduce((sum, file) => sum + statSync(file).size, 0),
    pageSizes: Object.fromEntries(Object.entries(pages).map(([name, file]) => [name, getTransferSize(file)])),
  };
}

/** Returns the milliseconds per page, without the time that does not depend on the number of pages. */
export function getPageTime({ seconds, fixedSeconds, pages }: BuildMeasurement): number {
  return ((seconds - fixedSeconds) / pages) * 1000;
}
