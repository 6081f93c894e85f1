import { existsSync } from 'node:fs';
import path from 'node:path';

/** Returns the folder of an installed package in the nearest `node_modules`; undefined if it is not installed. */
export function findPackageFolder(name: string, from = process.cwd()): string | undefined {
  const folderNames = from.split(path.sep);
  const ancestors = folderNames.map((_, index) =>
    folderNames.slice(0, folderNames.length - index).join(path.sep),
  );
  return ancestors.map((folder) => path.join(folder || path.sep, 'node_modules', name)).find(existsSync);
}
