import {
  copyFileSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  realpathSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** What a build makes anew, and what is none of its business. */
const LEFT_OUT = ['.git', '.next', 'out', 'dist', 'data', 'test-results', 'playwright-report'];

/**
 * Copies the project into a new temporary folder and returns its path. The packages are linked file by file, since the
 * bundler does not follow a link out of the project; where the folder is on another disk they are copied.
 */
export function makeScratchCopy(project: string): string {
  const copy = realpathSync(mkdtempSync(path.join(tmpdir(), 'site-copy-')));
  for (const entry of readdirSync(project)) {
    if (LEFT_OUT.includes(entry)) continue;
    copyTree(
      path.join(project, entry),
      path.join(copy, entry),
      entry === 'node_modules' ? link : copyFileSync,
    );
  }
  return copy;
}

function copyTree(from: string, to: string, copyFile: (from: string, to: string) => void): void {
  let entries: ReturnType<typeof readEntries>;
  try {
    entries = readEntries(from);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOTDIR') throw error;
    copyFile(from, to);
    return;
  }
  mkdirSync(to, { recursive: true });
  for (const entry of entries) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else if (entry.isDirectory()) copyTree(source, target, copyFile);
    else copyFile(source, target);
  }
}

function readEntries(folder: string) {
  return readdirSync(folder, { withFileTypes: true });
}

function link(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
  }
}
