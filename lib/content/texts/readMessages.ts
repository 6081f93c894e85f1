import { readFileSync } from 'node:fs';
import path from 'node:path';
import { cache } from 'react';
import { defaultLocale, type Locale, locales } from '@/lib/shared/i18n/locales';
import { createFiller, type Filler } from '../facts/createFiller';
import { bindNames } from './bindNames';
import { glue } from './glue';
import { withPlaces } from './withPlaces';

/** Mails are plain text, whose lines the reader's program breaks. */
const MAIL = 'mail.json';

const root = path.join(process.cwd(), 'messages');

type Glossary = { terms?: Record<Locale, string>[] };

/** Message files, read once a process. */
const ofProcess = new Map<string, unknown>();

/** In development, read once a request: an edit shows at the next one, and only that one may want its texts marked. */
const ofRequest = cache(() => new Map<string, unknown>());

/** The path of a message file as an editor knows it: `messages/vi/home.json`. */
export function messagePath(locale: Locale | undefined, file: string): string {
  return path.posix.join('messages', locale ?? '', file);
}

/**
 * Reads `messages/{locale}/{file}` as text, facts filled in; without a locale, `messages/{file}` as it is. Undefined
 * where there is none.
 */
export function readText(locale: Locale | undefined, file: string): string | undefined {
  const source = readSource(locale, file);
  return locale && source !== undefined ? readerOf(locale)(source) : source;
}

/** Keeps what `read` returns under `key` for the rest of the process, in development of the request. */
export function cached<T>(key: string, read: () => T): T {
  const known = process.env.NODE_ENV === 'development' ? ofRequest() : ofProcess;
  if (!known.has(key)) known.set(key, read());
  return known.get(key) as T;
}

/**
 * Reads and parses a JSON message file, facts filled in where it is of one language. Throws an error that names the file
 * where it is not JSON.
 */
export function readJson(locale: Locale | undefined, file: string): unknown {
  if (!locale) return parseSource(undefined, file);
  return cached(`${locale}/${file}`, () => {
    const read = readerOf(locale);
    const fill = file === MAIL ? fillerOf(locale).fill : (text: string) => glue(read(text));
    return withPlaces(parseSource(locale, file, fill), messagePath(locale, file));
  });
}

/** What fills facts into the texts of a language. */
export function fillerOf(locale: Locale): Filler {
  return cached(`filler/${locale}`, () =>
    createFiller(parseSource(undefined, 'facts.json'), locale, (list) => {
      const { items } = (parseSource(defaultLocale, list) ?? {}) as { items?: unknown[] };
      return items?.length;
    }),
  );
}

/** What facts are filled in with, and the names of the company and its products kept on one line. */
function readerOf(locale: Locale): (text: string) => string {
  return cached(`reader/${locale}`, () => {
    const { fill } = fillerOf(locale);
    const bind = bindNames([...locales.map((each) => fillerOf(each).fill('{brand}')), ...productNames()]);
    return (text) => bind(fill(text));
  });
}

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
