import { writeFileSync } from 'node:fs';
import os from 'node:os';

/** Prints figures and writes their page: what they are, when and where they were measured, and the figures. */
export function writeReport(file: string, title: string, about: string, figures: string): void {
  console.info(figures);
  const day = new Date().toISOString().slice(0, 10);
  const machine = `${process.platform} ${process.arch}, ${os.cpus().length} × ${os.cpus()[0]?.model.trim()}`;
  writeFileSync(
    file,
    `# ${title}\n\n${about}\n\n${day}, Node ${process.version}, ${machine}.\n\n${figures}\n`,
  );
}
