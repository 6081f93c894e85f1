import { writeFileSync } from 'node:fs';
import os from 'node:os';
import type { ReportOptions } from './SiteBenchOptions';

/** Prints figures and writes them to a page with an introduction, the date and the machine. */
export function writeReport({ file, introduction }: ReportOptions, figures: string): void {
  console.info(figures);
  const date = new Date().toISOString().slice(0, 10);
  const load = os.loadavg()[2]?.toFixed(1);
  const machine = `${process.platform} ${process.arch}, ${os.cpus().length} × ${os.cpus()[0]?.model.trim()}, load of the last 15 minutes ${load}`;
  writeFileSync(
    file,
    `# Benchmarks\n\n${introduction}\n\n${date}, Node ${process.version}, ${machine}.\n\n${figures}\n`,
  );
}
