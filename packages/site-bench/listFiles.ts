import { readdirSync } from 'node:fs';
import path from 'node:path';

/** Returns the files in a folder and its subfolders as relative paths. */
export function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.relative(folder, path.join(parentPath, name)));
}
