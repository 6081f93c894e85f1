// @ts-check
import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * Runs `dist/{name}.js` in this process with the given arguments. If it has not been built, prints an instruction and
 * exits with code 1.
 *
 * @param {string} name
 * @param {string[]} [args]
 */
export async function runBundle(name, args = []) {
  const file = path.resolve('dist', `${name}.js`);
  if (!existsSync(file)) {
    console.error(`There is no ${path.join('dist', `${name}.js`)} yet: run "npm run build" first.`);
    process.exit(1);
  }
  process.argv.splice(1, Number.POSITIVE_INFINITY, file, ...args);
  await import(pathToFileURL(file).href);
}
