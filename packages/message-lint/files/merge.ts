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
