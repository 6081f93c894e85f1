// @ts-check
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Where a build notes the moment from which it would be another one, if it knows of any: a post's day has come. */
export const dueFile = path.join('dist', 'due.txt');

/** Whether that moment has come. */
export function isDue() {
  return existsSync(dueFile) && Date.now() >= Date.parse(readFileSync(dueFile, 'utf8'));
}
