import { z } from 'zod';

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
