import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { addNonBreakingSpaces, createPhraseJoiner } from 'line-breaks';
import {
  findTextFields,
  hasText,
  interpolateMessages,
  type MergeResult,
  mapStrings,
  mergeFallback,
} from 'message-lint/files';
import type { z } from 'zod';
import { fileCollections } from '@/lib/collections';
import type { TaxonomyGroup, TaxonomyId } from '@/lib/collections/fields';
import { memoize } from '@/lib/content/memoize';
import { defaultLocale, type Locale, locales } from '@/lib/i18n/locales';
import { type Messages, messageFiles, type Namespace } from '@/lib/i18n/messageFiles';
import { createFactInterpolator, type Entry } from './createFactInterpolator';

// The steps from a message file to the messages of a page:
//   read → interpolate facts → add non-breaking spaces → merge the fallback

// Without a locale, these functions read a file that all locales share.

/** Returns the path of a message file relative to the project: `messages/vi/home.json`. */
export function getMessagePath(locale: Locale | undefined, file: string): string {
  return path.posix.join('messages', locale ?? '', file);
}

/** Reads a message file. Undefined if the file does not exist. */
function readMessageFile(locale: Locale | undefined, file: string): string | undefined {
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

/** Emails are plain text, wrapped by the email client, so they get no non-breaking spaces. */
const MAIL_FILE = 'mail.json';

/**
 * Keys of headings, leads and summaries, whose lines are short. Other texts that are longer than a label may break inside
 * a Vietnamese word: the additional bytes would exceed the budget of a page.
 */
const LARGE_TEXT_KEY = /(?:title|heading|lead|tagline|summary|result|question|text)$/i;

const MAX_LABEL_LENGTH = 40;

/** Names in messages besides the company's: a third-party product, and production lines. */
const OTHER_NAMES = ['TikTok Shop', '缝制 1 线', '缝制 2 线'];

/**
 * Reads a JSON message file with its missing texts replaced by English ones. `rootPath` prefixes the paths in
 * `untranslated`.
 */
export function readMergedMessages(locale: Locale, file: string, rootPath?: string): MergeResult {
  // A label of the taxonomy can be in one language only.
  const original = (file === 'taxonomy.json' ? locales : []).reduce<unknown>(
    (labels, other) => mergeFallback(readMessageJson(other, file), labels).value,
    readMessageJson(defaultLocale, file),
  );
  return mergeFallback(original, readMessageJson(locale, file), rootPath);
}

/** Reads a JSON message file of one locale, without the fallback. Undefined if the file does not exist. */
export const readMessageJson = memoize((locale: Locale, file: string): unknown => {
  const source = readJsonFile(locale, file);
  const texts = interpolateMessages(source, getFactInterpolator(locale).interpolate);
  if (file === MAIL_FILE) return texts;
  return mapStrings(texts, (text, key) => {
    const joinedText = getNameJoiner()(text);
    const isShort = LARGE_TEXT_KEY.test(key) || text.length <= MAX_LABEL_LENGTH;
    return addNonBreakingSpaces(isShort ? getWordJoiner(locale)(joinedText) : joinedText);
  });
});

/**
 * Reads a Markdown file of one locale with facts interpolated. The Markdown renderer adds the remaining non-breaking
 * spaces. Undefined if the file does not exist.
 */
export function readMessageText(locale: Locale, file: string): string | undefined {
  const source = readMessageFile(locale, file);
  return source && getWordJoiner(locale)(getNameJoiner()(getFactInterpolator(locale).interpolate(source)));
}

/** The fact interpolator of a locale. */
export const getFactInterpolator = memoize((locale: Locale) =>
  createFactInterpolator(readJsonFile(undefined, 'facts.json'), locale, (list) =>
    mergeList(list, locale, readJsonFile).map(({ value }) => value as Entry),
  ),
);

/** Returns a function that keeps names of the company and its products on one line. */
const getNameJoiner = memoize(() => {
  const facts = readJsonFile(undefined, 'facts.json') as { products?: object } | undefined;
  const placeholders = ['brand', ...Object.keys(facts?.products ?? {})].map((name) => `{${name}}`);
  const names = locales.flatMap((locale) => placeholders.map(getFactInterpolator(locale).interpolate));
  return createPhraseJoiner([...names, ...OTHER_NAMES]);
});

/** Returns the words that the glossary lists for a locale as words to keep on one line. */
export const getUnbrokenWords = memoize(
  (locale: Locale): string[] =>
    (readJsonFile(undefined, 'glossary.json') as Glossary | undefined)?.nonBreaking?.[locale] ?? [],
);

/** Returns a function that keeps the words on one line that the glossary lists for the locale. */
const getWordJoiner = memoize((locale: Locale) => createPhraseJoiner(getUnbrokenWords(locale)));

/** The parts of `messages/glossary.json` that pages use. */
type Glossary = { nonBreaking?: Partial<Record<Locale, string[]>> };

/** An entry in a locale. `untranslated` contains the dotted paths of its texts that are in `fallbackLocale`. */
type MergedEntry = { value: unknown; untranslated: string[]; fallbackLocale: Locale | undefined };

/**
 * Merges the entries of a file for a locale: the English entries, then those that only this language has. Entries that
 * have pages, or whose list has several pages, are the same in all languages, like posts. Missing texts fall back to the
 * first language that has the entry. An entry without text in a language counts as missing there.
 */
export function mergeList(
  file: string,
  locale: Locale,
  readJson: (locale: Locale, file: string) => unknown,
): MergedEntry[] {
  const collection = fileCollections.find((other) => other.file === file);
  if (!collection) throw new Error(`No collection has the file ${file}.`);
  const textFields = getTextFields(file, collection.schema);
  const readEntries = (source: Locale): unknown[] => {
    const items = (readJson(source, file) as { items?: unknown } | undefined)?.items;
    if (items === undefined && source !== defaultLocale) return [];
    if (!Array.isArray(items)) throw new Error(`${getMessagePath(source, file)} has no list "items"`);
    return items.filter((entry) => hasText(entry, textFields));
  };
  const isSameEverywhere = 'page' in collection || 'list' in collection;
  const originals = new Map<unknown, { entry: unknown; source: Locale }>();
  for (const source of new Set<Locale>([defaultLocale, ...(isSameEverywhere ? locales : [])])) {
    for (const entry of readEntries(source)) {
      const key = getId(entry) ?? entry;
      if (!originals.has(key)) originals.set(key, { entry, source });
    }
  }
  const fallbacks = [...originals.values()];
  const { value, untranslated } = mergeFallback(
    fallbacks.map(({ entry }) => entry),
    readEntries(locale),
  );
  return (value as unknown[]).map((entry, index) => {
    const prefix = `${getId(entry)}.`;
    const paths = untranslated.filter((path) => path.startsWith(prefix));
    return {
      value: entry,
      untranslated: paths.map((path) => path.slice(prefix.length)),
      fallbackLocale: paths.length > 0 ? fallbacks[index]?.source : undefined,
    };
  });
}

/** The fields of an entry that contain text. */
const getTextFields = memoize((_file: string, schema: z.ZodType) => findTextFields(schema));

function getId(entry: unknown): unknown {
  return (entry as { id?: unknown } | null)?.id;
}

type Loaded = {
  messages: Messages;
  /** Dotted paths, starting with the namespace, of all messages that fall back to English. */
  untranslated: ReadonlySet<string>;
};

/** Loads all messages of a locale; missing messages fall back to English. */
export const loadMessages = memoize((locale: Locale): Loaded => {
  const merged = (Object.keys(messageFiles) as Namespace[]).map(
    (namespace) => [namespace, readMergedMessages(locale, messageFiles[namespace], namespace)] as const,
  );
  return {
    messages: Object.fromEntries(merged.map(([namespace, { value }]) => [namespace, value])) as Messages,
    untranslated: new Set(merged.flatMap(([, { untranslated }]) => untranslated)),
  };
});

/** Returns the ids of a group, in the order of the English `taxonomy.json`, then those of other languages. */
export function getTaxonomyIds<G extends TaxonomyGroup>(group: G): TaxonomyId<G>[] {
  return Object.keys(loadMessages(defaultLocale).messages.taxonomy[group]) as TaxonomyId<G>[];
}
