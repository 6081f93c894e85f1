import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';

/** Hidden files, and files that Windows creates in folders. */
const SYSTEM_FILE = /^(?:\..*|Thumbs\.db|desktop\.ini)$/i;

/** Returns the sorted relative paths (with `/`) of all files in a folder and its subfolders, without system files. */
export function listFolderFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => !SYSTEM_FILE.test(path.basename(name)) && statSync(path.join(folder, name)).isFile())
    .map((name) => name.split(path.sep).join('/'))
    .sort();
}
