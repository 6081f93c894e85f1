import { appendFileSync, rmSync } from 'node:fs';
import { compareWithThresholds } from './compareWithThresholds';
import { formatFigure, formatTable, type Row } from './formatTable';
import { getPageTime, measureBuild } from './measureBuild';
import type { BuildMeasurement, SiteBenchOptions } from './SiteBenchOptions';

type RunOptions = {
  /** Numbers of entries, in ascending order. */
  sizes: number[];
  /** File to which the table is appended. */
  append?: string;
  /** True if the copy is not deleted. */
  keep?: boolean;
};

/**
 * Builds a copy of the project with different numbers of entries, and prints time, memory and sizes. Returns false if a
 * threshold is missed.
 */
export async function benchScale(
  { build, scale }: Required<Pick<SiteBenchOptions, 'build' | 'scale'>>,
  { sizes, append, keep }: RunOptions,
): Promise<boolean> {
  const copyFolder = scale.copyProject();
  try {
    const measurements: BuildMeasurement[] = [];
    for (const size of sizes) {
      scale.writeEntries(copyFolder, size);
      const measurement = await measureBuild(copyFolder, size, build, scale);
      measurements.push(measurement);
      console.info(`${size} ${scale.noun}s: ${formatFigure(measurement.seconds)} s`);
    }
    const results = compareWithThresholds(measurements, scale.thresholds);
    const report = [
      formatTable(
        scale.header ?? `${scale.noun}s`,
        measurements.map((measurement) => createRow(measurement, build.out, scale.noun)),
      ),
      '',
      ...results.map(({ text, isMet, figure }) => `- ${isMet ? 'met' : 'MISSED'}: ${text} (${figure})`),
    ].join('\n');
    console.info(`\n${report}`);
    if (append) appendFileSync(append, `\n${report}\n`);
    return results.every(({ isMet }) => isMet);
  } finally {
    if (keep) console.info(`The copy is in ${copyFolder}`);
    else rmSync(copyFolder, { recursive: true, force: true });
  }
}

function createRow(measurement: BuildMeasurement, out: string, noun: string): [string, Row] {
  const { entries, pages, seconds, fixedSeconds, cpuSeconds, peakMemory, outSize, pageSizes } = measurement;
  const figures = {
    pages,
    'build s': seconds,
    'compiling s': fixedSeconds,
    // Less affected by other work on the machine than the elapsed time.
    'CPU s': cpuSeconds,
    'ms per page': getPageTime(measurement),
    'peak memory MiB': peakMemory / 2 ** 20,
    'KiB per page': peakMemory / 2 ** 10 / pages,
    [`${out}/ MB`]: outSize / 1e6,
    [`${out}/ kB per ${noun}`]: outSize / 1e3 / entries,
    ...Object.fromEntries(Object.entries(pageSizes).map(([name, size]) => [`${name} B gzip`, size])),
  };
  return [formatFigure(entries), figures];
}
