import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Locale, locales } from '@/lib/i18n/locales';

// Without a locale, these functions read a file that all locales share.

/** Returns the path of a message file relative to the project: `messages/vi/home.json`. */
export function getMessagePath(locale: Locale | undefined, file: string): string {
  return path.posix.join('messages', locale ?? '', file);
}

/** Reads a message file. Undefined if the file does not exist. */
export function readMessageFile(locale: Locale | undefined, file: string): string | undefined {
  try {
    return readFileSync(getMessagePath(locale, file), 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Reads and parses a JSON message file. Throws an error with the file's path if it is not valid JSON. */
export function readJsonFile(locale: Locale | undefined, file: string): unknown {
  const source = readMessageFile(locale, file);
  try {
    return source === undefined ? undefined : JSON.parse(source);
  } catch (error) {
    throw new Error(`${getMessagePath(locale, file)} is not valid JSON: ${(error as Error).message}`);
  }
}

/** Returns the base names, without `.md`, of the Markdown files in a folder of any locale. */
export function getMarkdownNames(folder: string): string[] {
  const folders = locales.map((locale) => getMessagePath(locale, folder)).filter(existsSync);
  const files = folders.flatMap((name) => readdirSync(name)).filter((file) => file.endsWith('.md'));
  return [...new Set(files)].map((file) => path.basename(file, '.md'));
}
