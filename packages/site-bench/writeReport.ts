import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import type { ReportOptions } from './SiteBenchOptions';

/**
 * Prints figures and writes them to a page with an introduction, the date and the machine. Sections of an existing page
 * that are not in `titles`, such as tables of `benchScale`, are kept after the figures.
 */
export function writeReport({ file, introduction }: ReportOptions, figures: string, titles: string[]): void {
  console.info(figures);
  const date = new Date().toISOString().slice(0, 10);
  const load = os.loadavg()[2]?.toFixed(1);
  const machine = `${process.platform} ${process.arch}, ${os.cpus().length} × ${os.cpus()[0]?.model.trim()}, load of the last 15 minutes ${load}`;
  const sections = existsSync(file)
    ? readFileSync(file, 'utf8')
        .split(/^(?=## )/m)
        .slice(1)
    : [];
  const otherSections = sections.filter(
    (section) => !titles.some((title) => section.startsWith(`## ${title}\n`)),
  );
  const ownPart = `# Benchmarks\n\n${introduction}\n\n${date}, Node ${process.version}, ${machine}.\n\n${figures}\n`;
  writeFileSync(file, [ownPart, ...otherSections.map((section) => `${section.trimEnd()}\n`)].join('\n'));
}
