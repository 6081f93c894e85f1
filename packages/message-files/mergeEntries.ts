import type { z } from 'zod';
import { findTextFields, hasText } from './findTextFields';
import { mergeFallback } from './mergeFallback';

/** An entry in a locale. `untranslated` contains the dotted paths of its texts that are in `fallbackLocale`. */
export type MergedEntry<Locale extends string> = {
  value: unknown;
  untranslated: string[];
  fallbackLocale: Locale | undefined;
};

/** The list `items` in the files of several languages. */
export type EntryList<Locale extends string> = {
  /** Schema of an entry. */
  schema: z.ZodType;
  /** The locales whose entries are in the lists of all locales. The list of the first one is required. */
  sources: readonly Locale[];
  /** Reads the file of a locale; undefined if it does not exist. */
  read: (locale: Locale) => unknown;
  /** Returns the path of a file, for errors. */
  getPath: (locale: Locale) => string;
};

/** The fields that contain text, by schema. */
const textFields = new WeakMap<z.ZodType, ReadonlySet<string>>();

/**
 * Merges a list for a locale: first the entries of `sources`, whose missing texts fall back to the first source that has
 * the entry, then the entries that only `locale` has. An entry without text in a language counts as missing there.
 */
export function mergeEntries<Locale extends string>(
  locale: Locale,
  list: EntryList<Locale>,
): MergedEntry<Locale>[] {
  const originals = new Map<unknown, { entry: unknown; source: Locale }>();
  for (const source of list.sources) {
    for (const entry of readItems(source, list)) {
      const key = getId(entry) ?? entry;
      if (!originals.has(key)) originals.set(key, { entry, source });
    }
  }
  const fallbacks = [...originals.values()];
  const entries = fallbacks.map(({ entry }) => entry);
  const { value, untranslated } = mergeFallback(entries, readItems(locale, list));
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

function readItems<Locale extends string>(
  locale: Locale,
  { schema, sources, read, getPath }: EntryList<Locale>,
): unknown[] {
  const items = (read(locale) as { items?: unknown } | undefined)?.items;
  if (items === undefined && locale !== sources[0]) return [];
  if (!Array.isArray(items)) throw new Error(`${getPath(locale)} has no list "items"`);
  const fields = textFields.get(schema) ?? findTextFields(schema);
  textFields.set(schema, fields);
  return items.filter((entry) => hasText(entry, fields));
}

function getId(entry: unknown): unknown {
  return (entry as { id?: unknown } | null)?.id;
}
