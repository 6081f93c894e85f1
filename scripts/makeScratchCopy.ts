import { cpSync, linkSync, lstatSync, mkdtempSync, readdirSync, realpathSync } from 'node:fs';
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
    cpSync(realpathSync(path.join(project, entry)), path.join(copy, entry), {
      recursive: true,
      verbatimSymlinks: true,
      // What could be linked need not be copied.
      filter: (from, to) => entry !== 'node_modules' || !isLinked(from, to),
    });
  }
  return copy;
}

/** Links a file, and says whether that was possible. */
function isLinked(from: string, to: string): boolean {
  if (!lstatSync(from).isFile()) return false;
  try {
    linkSync(from, to);
    return true;
  } catch {
    return false;
  }
}
