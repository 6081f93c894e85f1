import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { defaultLocale, type Locale, locales } from '@/lib/shared/i18n/locales';
import { createFactInterpolator, type FactInterpolator } from '../facts/createFactInterpolator';
import { addNonBreakingSpaces } from './addNonBreakingSpaces';
import { keepNamesOnOneLine } from './keepNamesOnOneLine';
import { memoizePerRequest } from './memoizePerRequest';
import { type MergeResult, mergeFallback } from './mergeFallback';
import { withSourceMarkers } from './withSourceMarkers';

/** Mails are plain text, whose lines the reader's program breaks. */
const MAIL = 'mail.json';

const root = path.join(process.cwd(), 'messages');

type Glossary = { terms?: Record<Locale, string>[] };

/** The path of a message file as an editor knows it: `messages/vi/home.json`. */
export function getMessagePath(locale: Locale | undefined, file: string): string {
  return path.posix.join('messages', locale ?? '', file);
}

/** The names, without their ending, of the Markdown files that any language has in a folder. */
export function getMarkdownNames(folder: string): string[] {
  const folders = locales.map((locale) => path.join(root, locale, folder)).filter(existsSync);
  const files = folders.flatMap((each) => readdirSync(each)).filter((file) => file.endsWith('.md'));
  return [...new Set(files)].map((file) => path.basename(file, '.md'));
}

/**
 * Reads `messages/{locale}/{file}` as text, facts filled in; without a locale, `messages/{file}` as it is. Undefined
 * where there is none.
 */
export function readMessageText(locale: Locale | undefined, file: string): string | undefined {
  const source = readSource(locale, file);
  return locale && source !== undefined ? getFactReader(locale)(source) : source;
}

/**
 * Reads and parses a JSON message file, facts filled in where it is of one language. Throws an error that names the file
 * where it is not JSON.
 */
export function readMessageJson(locale: Locale | undefined, file: string): unknown {
  return locale ? readTranslated(locale, file) : parseSource(undefined, file);
}

/** Reads a JSON message file of a language with everything that it lacks in English; `at` goes before the paths of these. */
export function readMergedMessages(locale: Locale, file: string, at?: string): MergeResult {
  return mergeFallback(readMessageJson(defaultLocale, file), readMessageJson(locale, file), at);
}

const readTranslated = memoizePerRequest((locale: Locale, file: string) => {
  const read = getFactReader(locale);
  const fill =
    file === MAIL ? getFactInterpolator(locale).fill : (text: string) => addNonBreakingSpaces(read(text));
  return withSourceMarkers(parseSource(locale, file, fill), getMessagePath(locale, file));
});

/** What fills facts into the texts of a language. */
export const getFactInterpolator = memoizePerRequest(
  (locale: Locale): FactInterpolator =>
    createFactInterpolator(parseSource(undefined, 'facts.json'), locale, (list) => {
      const { items } = (parseSource(defaultLocale, list) ?? {}) as { items?: unknown[] };
      return items?.length;
    }),
);

/** What facts are filled in with, and the names of the company and its products kept on one line. */
const getFactReader = memoizePerRequest((locale: Locale) => {
  const { fill } = getFactInterpolator(locale);
  const bind = keepNamesOnOneLine([
    ...locales.map((each) => getFactInterpolator(each).fill('{brand}')),
    ...productNames(),
  ]);
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
    throw new Error(`${getMessagePath(locale, file)} is not valid JSON: ${(error as Error).message}`);
  }
}
