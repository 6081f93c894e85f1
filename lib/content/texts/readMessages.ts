import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { defaultLocale, type Locale, locales } from '@/lib/shared/i18n/locales';
import { createFiller, type Filler } from '../facts/createFiller';
import { bindNames } from './bindNames';
import { cached } from './cached';
import { glue } from './glue';
import { type Merged, mergeFallback } from './mergeFallback';
import { withPlaces } from './withPlaces';

/** Mails are plain text, whose lines the reader's program breaks. */
const MAIL = 'mail.json';

const root = path.join(process.cwd(), 'messages');

type Glossary = { terms?: Record<Locale, string>[] };

/** The path of a message file as an editor knows it: `messages/vi/home.json`. */
export function messagePath(locale: Locale | undefined, file: string): string {
  return path.posix.join('messages', locale ?? '', file);
}

/** The names, without their ending, of the Markdown files that any language has in a folder. */
export function markdownNames(folder: string): string[] {
  const folders = locales.map((locale) => path.join(root, locale, folder)).filter(existsSync);
  const files = folders.flatMap((each) => readdirSync(each)).filter((file) => file.endsWith('.md'));
  return [...new Set(files)].map((file) => path.basename(file, '.md'));
}

/**
 * Reads `messages/{locale}/{file}` as text, facts filled in; without a locale, `messages/{file}` as it is. Undefined
 * where there is none.
 */
export function readText(locale: Locale | undefined, file: string): string | undefined {
  const source = readSource(locale, file);
  return locale && source !== undefined ? readerOf(locale)(source) : source;
}

/**
 * Reads and parses a JSON message file, facts filled in where it is of one language. Throws an error that names the file
 * where it is not JSON.
 */
export function readJson(locale: Locale | undefined, file: string): unknown {
  return locale ? readTranslated(locale, file) : parseSource(undefined, file);
}

/** Reads a JSON message file of a language with everything that it lacks in English; `at` goes before the paths of these. */
export function readMerged(locale: Locale, file: string, at?: string): Merged {
  return mergeFallback(readJson(defaultLocale, file), readJson(locale, file), at);
}

const readTranslated = cached((locale: Locale, file: string) => {
  const read = readerOf(locale);
  const fill = file === MAIL ? fillerOf(locale).fill : (text: string) => glue(read(text));
  return withPlaces(parseSource(locale, file, fill), messagePath(locale, file));
});

/** What fills facts into the texts of a language. */
export const fillerOf = cached(
  (locale: Locale): Filler =>
    createFiller(parseSource(undefined, 'facts.json'), locale, (list) => {
      const { items } = (parseSource(defaultLocale, list) ?? {}) as { items?: unknown[] };
      return items?.length;
    }),
);

/** What facts are filled in with, and the names of the company and its products kept on one line. */
const readerOf = cached((locale: Locale) => {
  const { fill } = fillerOf(locale);
  const bind = bindNames([...locales.map((each) => fillerOf(each).fill('{brand}')), ...productNames()]);
  return (text: string) => bind(fill(text));
});

/** The names that the glossary writes alike in every language. */
function productNames(): string[] {
  const { terms = [] } = (parseSource(undefined, 'glossary.json') ?? {}) as Glossary;
  return terms
    .map((term) => locales.map((locale) => term[locale]))
    .flatMap(([first = '', ...others]) => (others.every((other) => other === first) ? [first] : []));
}

function readSource(locale: Locale | undefined, file: string): string | undefined {
  try {
    return readFileSync(path.join(root, locale ?? '', file), 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

function parseSource(
  locale: Locale | undefined,
  file: string,
  read = (text: string): string => text,
): unknown {
  const source = readSource(locale, file);
  try {
    return source === undefined
      ? undefined
      : JSON.parse(source, (_, part) => (typeof part === 'string' ? read(part) : part));
  } catch (error) {
    throw new Error(`${messagePath(locale, file)} is not valid JSON: ${(error as Error).message}`);
  }
}
