import { z } from 'zod';

/** The merged value, and the dotted paths of all texts taken from the fallback. */
export type MergeResult = { value: unknown; untranslated: string[] };

/**
 * Merges a translation with its fallback. Objects merge by key; lists of entries merge by `id`, in the order of the
 * fallback, followed by the entries that only the translation has; other values are not merged. An empty string counts
 * as missing.
 */
export function mergeFallback(fallback: unknown, translation: unknown, rootPath = ''): MergeResult {
  const untranslated: string[] = [];

  function merge(original: unknown, translated: unknown, path: string): unknown {
    const isMissing = translated === undefined || translated === null || translated === '';
    if (isEntries(original) && (isMissing || Array.isArray(translated))) {
      const translatedEntries = isEntries(translated) ? translated : [];
      const ids = original.map(({ id }) => id);
      return [
        ...original.map((entry) =>
          merge(
            entry,
            translatedEntries.find(({ id }) => id === entry.id),
            join(path, entry.id),
          ),
        ),
        ...translatedEntries.filter(({ id }) => !ids.includes(id)),
      ];
    }
    if (isObject(original) && (isMissing || isObject(translated))) {
      const translatedObject = isObject(translated) ? translated : {};
      const merged = Object.entries(original).map(([key, value]) => [
        key,
        merge(value, translatedObject[key], join(path, key)),
      ]);
      return { ...translatedObject, ...Object.fromEntries(merged) };
    }
    if (isMissing) untranslated.push(path);
    return isMissing ? original : translated;
  }

  return { value: merge(fallback, translation, rootPath), untranslated };
}

function join(path: string, key: string): string {
  return path === '' ? key : `${path}.${key}`;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isEntries(value: unknown): value is { id: string; [key: string]: unknown }[] {
  return Array.isArray(value) && value.every((entry) => isObject(entry) && typeof entry.id === 'string');
}

/** An entry in a locale. `untranslated` contains the dotted paths of its texts that are in `fallbackLocale`. */
export type MergedEntry<Locale extends string> = {
  value: unknown;
  untranslated: string[];
  fallbackLocale: Locale | undefined;
};

/** The list `items` in the files of several languages. */
type EntryList<Locale extends string> = {
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

type JsonSchema = { items?: JsonSchema; properties?: Record<string, JsonSchema>; type?: string };

/** Keywords of texts that are the same in every language: choices, ids, URL paths, dates. */
const SHARED_KEYWORDS = ['enum', 'pattern', 'format', 'taxonomy'];

/** Returns the dotted paths of the fields that contain text to translate, without list indexes: `page.steps.title`. */
export function findTextFields(schema: z.ZodType): Set<string> {
  return new Set(collectPaths(z.toJSONSchema(schema) as JsonSchema, ''));
}

function collectPaths(schema: JsonSchema, path: string): string[] {
  if (schema.items) return collectPaths(schema.items, path);
  if (schema.properties) {
    return Object.entries(schema.properties).flatMap(([key, property]) =>
      collectPaths(property, path === '' ? key : `${path}.${key}`),
    );
  }
  const isText = schema.type === 'string' && !SHARED_KEYWORDS.some((keyword) => keyword in schema);
  return isText && !/(?:^|\.)id$/.test(path) ? [path] : [];
}

/**
 * True if an entry has a text in its language. The editing forms add each new entry to the files of all languages;
 * until it is translated, it has only an id and the values that all languages share there.
 */
export function hasText(entry: unknown, textFields: ReadonlySet<string>, path = ''): boolean {
  if (typeof entry === 'string') return textFields.has(path) && entry.trim() !== '';
  if (typeof entry !== 'object' || entry === null) return false;
  return Object.entries(entry).some(([key, value]) => {
    const childPath = path === '' ? key : `${path}.${key}`;
    return hasText(value, textFields, Array.isArray(entry) ? path : childPath);
  });
}
