import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Locale } from '@/lib/shared/i18n/locales';
import { glue } from './glue';
import { withPlaces } from './withPlaces';

/** Mails are plain text, whose lines the reader's program breaks. */
const MAIL = 'mail.json';

const root = path.join(process.cwd(), 'messages');

/** Message files, read once a build; in development always from disk, so that an edit shows at the next load. */
const cache = new Map<string, unknown>();

/** The path of a message file as an editor knows it: `messages/vi/home.json`. */
export function messagePath(locale: Locale | undefined, file: string): string {
  return path.posix.join('messages', locale ?? '', file);
}

/** Reads `messages/{locale}/{file}` as text; without a locale, `messages/{file}`. Undefined where there is none. */
export function readText(locale: Locale | undefined, file: string): string | undefined {
  try {
    return readFileSync(path.join(root, locale ?? '', file), 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Keeps what `read` returns under `key` for the rest of the build. */
export function cached<T>(key: string, read: () => T): T {
  if (process.env.NODE_ENV !== 'production') return read();
  if (!cache.has(key)) cache.set(key, read());
  return cache.get(key) as T;
}

/** Reads and parses a JSON message file. Throws an error that names the file where it is not JSON. */
export function readJson(locale: Locale | undefined, file: string): unknown {
  return cached(`${locale}/${file}`, () => {
    const text = readText(locale, file);
    if (text === undefined) return undefined;
    try {
      if (!locale || file === MAIL) return JSON.parse(text);
      const value = JSON.parse(text, (_, part) => (typeof part === 'string' ? glue(part) : part));
      // The shared facts get their marks after their check: with one, an e-mail address is none.
      return withPlaces(value, messagePath(locale, file));
    } catch (error) {
      throw new Error(`${messagePath(locale, file)} is not valid JSON: ${(error as Error).message}`);
    }
  });
}
