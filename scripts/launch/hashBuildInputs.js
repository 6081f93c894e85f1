// @ts-check
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** Files and folders that the site and its server are built from; missing ones are skipped. */
export const buildInputs = [
  '.env',
  '.env.local',
  '.env.production',
  '.env.production.local',
  'app',
  'components',
  'lib',
  'messages',
  'middleware.ts',
  'next.config.ts',
  'package-lock.json',
  'package.json',
  'packages',
  'public',
  'scripts',
  'server',
  'styles',
  'tsconfig.json',
];

/** File in which a build stores the hash of its inputs. */
export const inputHashFile = path.join('dist', 'inputs.sha256');

/**
 * Returns a hash of the names and contents of all inputs in the working directory. It changes if a file is changed,
 * added, renamed or removed.
 */
export function hashBuildInputs() {
  // A preview with drafts must not be served as the site.
  const hash = createHash('sha256').update(process.env.PREVIEW_DRAFTS ? 'preview' : '');
  for (const file of buildInputs.flatMap(listInputFiles)) {
    const content = readFileSync(file);
    // Name and length mark where a file begins: content that moves from one file to the next changes the hash.
    hash.update(`${file.split(path.sep).join('/')}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

/**
 * @param {string} input
 * @returns {string[]}
 */
function listInputFiles(input) {
  if (!existsSync(input)) return [];
  if (!statSync(input).isDirectory()) return [input];
  return readdirSync(input, { recursive: true, encoding: 'utf8' })
    .sort()
    .map((name) => path.join(input, name))
    .filter((file) => statSync(file).isFile());
}
