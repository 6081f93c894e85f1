import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';

/** Hidden files, and those that Windows puts into folders. */
const ofTheSystem = /^(?:\..*|Thumbs\.db|desktop\.ini)$/i;

/** The paths of all files below a folder, in order, with `/` between their parts; the system's own left out. */
export function listFolderFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => !ofTheSystem.test(path.basename(name)) && statSync(path.join(folder, name)).isFile())
    .map((name) => name.split(path.sep).join('/'))
    .sort();
}
