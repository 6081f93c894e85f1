// @ts-check
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** File in which a build stores when it becomes outdated: the date of the next scheduled post, if there is one. */
export const nextPostDateFile = path.join('dist', 'due.txt');

/** True if a scheduled post is due that the build does not contain. */
export function isPostDue() {
  return existsSync(nextPostDateFile) && Date.now() >= Date.parse(readFileSync(nextPostDateFile, 'utf8'));
}
