import path from 'node:path';
import type { ExportedSite } from './ExportedSite';

/** Relative static and dynamic imports. */
const IMPORTS = /(?:\bfrom|\bimport\(?)\s*["'](\.[^"']+)["']/g;

/** Returns modules and all their static and dynamic imports, as paths in the folder without duplicates. */
export function collectModules(files: readonly string[], site: ExportedSite): string[] {
  const modules = new Set(files);
  // Iterating a set also visits the items that are added during the iteration.
  for (const file of modules) {
    for (const [, specifier = ''] of (site.readText(file) ?? '').matchAll(IMPORTS)) {
      modules.add(path.posix.join(path.posix.dirname(file), specifier));
    }
  }
  return [...modules];
}
