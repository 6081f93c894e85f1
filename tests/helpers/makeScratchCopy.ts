import { cpSync, linkSync, lstatSync, mkdtempSync, readdirSync, realpathSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Generated or irrelevant paths. */
const EXCLUDED = ['.git', '.next', 'out', 'dist', 'data', 'test-results', 'playwright-report'];

/**
 * Copies the project into a new temporary folder and returns its path. Packages are hard-linked file by file, because
 * the bundler does not follow symbolic links out of the project. On another file system, they are copied.
 */
export function makeScratchCopy(project: string): string {
  const copyFolder = realpathSync(mkdtempSync(path.join(tmpdir(), 'site-copy-')));
  for (const entry of readdirSync(project)) {
    if (EXCLUDED.includes(entry)) continue;
    cpSync(realpathSync(path.join(project, entry)), path.join(copyFolder, entry), {
      recursive: true,
      verbatimSymlinks: true,
      // Files that were hard-linked need not be copied.
      filter: (from, to) => entry !== 'node_modules' || !tryLink(from, to),
    });
  }
  return copyFolder;
}

/** Hard-links a file. Returns false for a folder, or if the file cannot be linked. */
function tryLink(from: string, to: string): boolean {
  if (!lstatSync(from).isFile()) return false;
  try {
    linkSync(from, to);
    return true;
  } catch {
    return false;
  }
}
