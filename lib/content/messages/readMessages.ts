import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { defaultLocale, type Locale, locales } from '@/lib/shared/i18n/locales';
import { createFactInterpolator, type FactInterpolator } from '../facts/createFactInterpolator';
import { addNonBreakingSpaces } from './addNonBreakingSpaces';
import { keepNamesOnOneLine } from './keepNamesOnOneLine';
import { memoize } from './memoize';
import { type MergeResult, mergeFallback } from './mergeFallback';
import { withSourceMarkers } from './withSourceMarkers';

/** Emails are plain text, wrapped by the email client, so they get no non-breaking spaces. */
const MAIL_FILE = 'mail.json';

const messagesFolder = path.join(process.cwd(), 'messages');

type Glossary = { terms?: Record<Locale, string>[] };

/** The path of a message file relative to the project, for error messages: `messages/vi/home.json`. */
export function getMessagePath(locale: Locale | undefined, file: string): string {
  return path.posix.join('messages', locale ?? '', file);
}

/** Returns the base names, without `.md`, of the Markdown files in a folder of any locale. */
export function getMarkdownNames(folder: string): string[] {
  const folders = locales.map((locale) => path.join(messagesFolder, locale, folder)).filter(existsSync);
  const files = folders
    .flatMap((localeFolder) => readdirSync(localeFolder))
    .filter((file) => file.endsWith('.md'));
  return [...new Set(files)].map((file) => path.basename(file, '.md'));
}

/**
 * Reads `messages/{locale}/{file}` as text with facts interpolated, or, without a locale, `messages/{file}` verbatim.
 * Returns undefined if the file does not exist.
 */
export function readMessageText(locale: Locale | undefined, file: string): string | undefined {
  const source = readSource(locale, file);
  return locale && source !== undefined ? getFactReader(locale)(source) : source;
}

/**
 * Reads and parses a JSON message file; interpolates facts if a locale is given. Throws an error with the file's path if
 * it is not valid JSON.
 */
export function readMessageJson(locale: Locale | undefined, file: string): unknown {
  return locale ? readLocaleJson(locale, file) : parseSource(undefined, file);
}

/** Reads a JSON message file with its missing texts replaced by English ones. `rootPath` prefixes the paths in `untranslated`. */
export function readMergedMessages(locale: Locale, file: string, rootPath?: string): MergeResult {
  return mergeFallback(readMessageJson(defaultLocale, file), readMessageJson(locale, file), rootPath);
}

const readLocaleJson = memoize((locale: Locale, file: string) => {
  const read = getFactReader(locale);
  const fill =
    file === MAIL_FILE
      ? getFactInterpolator(locale).interpolate
      : (text: string) => addNonBreakingSpaces(read(text));
  return withSourceMarkers(parseSource(locale, file, fill), getMessagePath(locale, file));
});

/** The fact interpolator of a locale. */
export const getFactInterpolator = memoize(
  (locale: Locale): FactInterpolator =>
    createFactInterpolator(parseSource(undefined, 'facts.json'), locale, (list) => {
      const { items } = (parseSource(defaultLocale, list) ?? {}) as { items?: unknown[] };
      return items?.length;
    }),
);

/** Interpolates facts, and keeps the names of the company and its products on one line. */
const getFactReader = memoize((locale: Locale) => {
  const { interpolate } = getFactInterpolator(locale);
  const joinNames = keepNamesOnOneLine([
    ...locales.map((otherLocale) => getFactInterpolator(otherLocale).interpolate('{brand}')),
    ...getProductNames(),
  ]);
  return (text: string) => joinNames(interpolate(text));
});

/** Returns the glossary terms that are identical in every locale, which are product names. */
function getProductNames(): string[] {
  const { terms = [] } = (parseSource(undefined, 'glossary.json') ?? {}) as Glossary;
  return terms
    .map((term) => locales.map((locale) => term[locale]))
    .flatMap(([first = '', ...others]) => (others.every((other) => other === first) ? [first] : []));
}

function readSource(locale: Locale | undefined, file: string): string | undefined {
  try {
    return readFileSync(path.join(messagesFolder, locale ?? '', file), 'utf8');
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
