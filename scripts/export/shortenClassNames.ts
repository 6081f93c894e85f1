import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** A class of a CSS module as Turbopack names it: six characters for the file, then the name that stands in it. */
const CLASS = /(?<![\w-])_?[\w-]{6}_[A-Za-z]\w*(?![\w-])/g;
const SELECTOR = new RegExp(`\\.(${CLASS.source})`, 'g');

/**
 * Gives the classes of CSS modules names of three characters, in styles, pages, page data and scripts alike: 150 bytes
 * less in every page, 500 in the styles (gzip). A name depends on nothing but the one it replaces, so that a file that
 * browsers keep, because its own name says what is in it, is the same in every build. `out` is the folder of the export.
 */
export async function shortenClassNames(out: string): Promise<void> {
  const files = (await readdir(out, { recursive: true })).filter((name) => /\.(css|html|js|txt)$/.test(name));
  const read = (name: string) => readFile(path.join(out, name), 'utf8');
  const styles = await Promise.all(files.filter((name) => name.endsWith('.css')).map(read));
  const names = shortNames(styles.flatMap((css) => [...css.matchAll(SELECTOR)].map(([, name = '']) => name)));
  for (const file of files) {
    const text = await read(file);
    const shorter = text.replace(CLASS, (name) => names.get(name) ?? name);
    if (shorter !== text) await writeFile(path.join(out, file), shorter);
  }
}

/** A short name for each class; those that would share one keep theirs. */
function shortNames(classes: string[]): Map<string, string> {
  const owners = new Map<string, string | undefined>();
  for (const name of new Set(classes)) {
    const short = shortNameOf(name);
    owners.set(short, owners.has(short) ? undefined : name);
  }
  return new Map([...owners].flatMap(([short, name]) => (name === undefined ? [] : [[name, short]])));
}

/** Begins with a capital, which no class does that is not of a module. */
function shortNameOf(name: string): string {
  const hash = createHash('sha256').update(name).digest();
  return String.fromCharCode(65 + (hash.readUInt8() % 26)) + hash.toString('base64url', 1).slice(0, 2);
}
