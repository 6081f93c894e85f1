import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';

/** The paths of all files below a folder, in order, with `/` between their parts; hidden ones left out. */
export function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => !path.basename(name).startsWith('.') && statSync(path.join(folder, name)).isFile())
    .map((name) => name.split(path.sep).join('/'))
    .sort();
}
