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

/** Returns the measurement with a number of entries; undefined if it was not measured. */
export function findMeasurement(
  measurements: readonly BuildMeasurement[],
  entries: number,
): BuildMeasurement | undefined {
  return measurements.find((measurement) => measurement.entries === entries);
}

/**
 * Returns the change of a page's size between two numbers of entries, in per cent; undefined without both measurements.
 */
export function getGrowthPercent(
  measurements: readonly BuildMeasurement[],
  page: string,
  [from, to]: [from: number, to: number],
): number | undefined {
  const few = findMeasurement(measurements, from)?.pageSizes[page];
  const many = findMeasurement(measurements, to)?.pageSizes[page];
  return few && many && Math.abs(many / few - 1) * 100;
}

/**
 * Returns the seconds in "Compiled successfully in 10.9s" (or 950ms, or 1.2min) in the output of Next. Throws if it is
 * missing.
 */
export function parseCompileSeconds(output: string): number {
  const [, amount, unit = ''] = /Compiled successfully in ([\d.]+)\s*(ms|s|min)/.exec(output) ?? [];
  if (amount === undefined) throw new Error('the build output contains no compilation time');
  return Number(amount) * ({ ms: 0.001, s: 1, min: 60 }[unit] ?? 1);
}
