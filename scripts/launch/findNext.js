// @ts-check
import { createRequire } from 'node:module';
import path from 'node:path';

/** Returns the script of the `next` command, as declared in the package's `bin` field. */
export function findNext() {
  const require = createRequire(import.meta.url);
  const { bin } = require('next/package.json');
  return path.join(path.dirname(require.resolve('next/package.json')), bin.next);
}
