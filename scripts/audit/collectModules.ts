import path from 'node:path';
import type { ExportedSite } from './ExportedSite';

/** Relative imports, of the kind that runs at once and of the kind that waits. */
const IMPORTS = /(?:\bfrom|\bimport\(?)\s*["'](\.[^"']+)["']/g;

/** Modules with everything they import, at once or later, each once: the paths of files below the export's folder. */
export function collectModules(files: readonly string[], site: ExportedSite): string[] {
  const found = new Set(files);
  // A set that grows while it is gone through is gone through to its end.
  for (const file of found) {
    for (const [, address = ''] of (site.textOf(file) ?? '').matchAll(IMPORTS)) {
      found.add(path.posix.join(path.posix.dirname(file), address));
    }
  }
  return [...found];
}
