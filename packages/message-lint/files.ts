import { z } from 'zod';

// What a site that reads message files needs: placeholders and conditions, the fallback, and the ids of the taxonomy.

/** Returns a copy of a JSON value with `replace` applied to every string. `key` is the closest key above the string. */
export function mapStrings<T>(value: T, replace: (text: string, key: string) => string): T {
  return mapValue(value, replace, '') as T;
}

function mapValue(value: unknown, replace: (text: string, key: string) => string, key: string): unknown {
  if (typeof value === 'string') return replace(value, key);
  if (Array.isArray(value)) return value.map((part) => mapValue(part, replace, key));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, mapValue(part, replace, name)]),
  );
}

/**
 * Creates a function that replaces every placeholder with a value (`{company}`) and leaves other placeholders
 * unchanged. A value may contain placeholders. `getValue` returns the value of a name; `getCondition` returns the value
 * of a condition, whose variants (`{trial, select, true {…} other {…}}`) are selected first.
 */
export function createInterpolator(
  getValue: (name: string) => string | undefined,
  getCondition: (name: string) => boolean | undefined = () => undefined,
): (text: string) => string {
  const selectVariants = createVariantSelector(getCondition);
  /** `visited`: the names being interpolated already, to prevent infinite recursion. */
  const fill = (text: string, visited: string[]): string =>
    text.replace(/\{(\w+)\}/g, (placeholder, name: string) => {
      const value = visited.includes(name) ? undefined : getValue(name);
      return value === undefined ? placeholder : fill(value, [...visited, name]);
    });
  return (text) => fill(selectVariants(text), []);
}

/**
 * Creates a function that replaces each ICU `select` whose argument is a known condition with the variant that applies
 * (`{trial, select, true {Try it.} other {}}`). Other arguments are unchanged. `getCondition` returns the value of a name.
 */
function createVariantSelector(getCondition: (name: string) => boolean | undefined) {
  const select = (text: string): string => {
    let result = '';
    let position = 0;
    for (const { 0: start, 1: name = '', index } of text.matchAll(/\{(\w+),\s*select,/g)) {
      const condition = getCondition(name);
      const end = findClosingBrace(text, index);
      if (condition === undefined || end === undefined || index < position) continue;
      const variants = parseVariants(text.slice(index + start.length, end));
      // A misspelt case would silently select the text for "other".
      if ([...variants.keys()].some((name) => !['true', 'false', 'other'].includes(name))) continue;
      result +=
        text.slice(position, index) + select(variants.get(String(condition)) ?? variants.get('other') ?? '');
      position = end + 1;
    }
    return result + text.slice(position);
  };
  return select;
}

/** Parses the variants of a `select`: `true {Try it.} other {}`. */
function parseVariants(text: string): Map<string, string> {
  const variants = new Map<string, string>();
  const start = /\s*(\w+)\s*\{/y;
  for (let match = start.exec(text); match; match = start.exec(text)) {
    const open = start.lastIndex;
    const end = findClosingBrace(text, open - 1) ?? text.length;
    variants.set(match[1] ?? '', text.slice(open, end));
    start.lastIndex = end + 1;
  }
  return variants;
}

/** Returns the index of the brace that closes the brace at `open`. */
function findClosingBrace(text: string, open: number): number | undefined {
  let depth = 0;
  for (let index = open; index < text.length; index += 1) {
    if (text[index] === '{') depth += 1;
    if (text[index] === '}') depth -= 1;
    if (depth === 0) return index;
  }
  return undefined;
}

/**
 * Returns a copy of a JSON value with every text interpolated. A list item is left out if its text, or a text of the
 * entry, becomes empty: a condition can remove it.
 */
export function interpolateMessages<T>(value: T, interpolate: (text: string) => string): T {
  return mapStrings(omitItems(value, interpolate), interpolate) as T;
}

function omitItems(value: unknown, interpolate: (text: string) => string): unknown {
  if (!isObjectOrList(value)) return value;
  const becomesEmpty = (text: unknown) =>
    typeof text === 'string' && /,\s*select,/.test(text) && interpolate(text) === '';
  if (!Array.isArray(value)) {
    return Object.fromEntries(
      Object.entries(value).map(([key, part]) => [key, omitItems(part, interpolate)]),
    );
  }
  return value
    .filter(
      (item) => !becomesEmpty(item) && !(isObjectOrList(item) && Object.values(item).some(becomesEmpty)),
    )
    .map((item) => omitItems(item, interpolate));
}

function isObjectOrList(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

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

type Issue = z.core.$ZodIssueInvalidValue;

/**
 * Returns an issue, in Zod's format, for each string in `value` that must be an id of the taxonomy but is not. A schema
 * refers to a group of ids with `.meta({ taxonomy: 'tags' })`. `getIds` returns the ids of a group, or undefined if they
 * are unknown; unknown groups are not checked. An enumeration has ids of its own; the group only has its labels.
 */
export function findTaxonomyIssues<Group extends string>(
  schema: z.ZodType,
  value: unknown,
  getIds: (group: Group) => readonly string[] | undefined,
  path: PropertyKey[] = [],
): Issue[] {
  const findIssuesInside = (part: z.ZodType, inner: unknown, key: PropertyKey) =>
    findTaxonomyIssues(part, inner, getIds, [...path, key]);
  if (schema instanceof z.ZodOptional)
    return findTaxonomyIssues(schema.unwrap() as z.ZodType, value, getIds, path);
  if (schema instanceof z.ZodDiscriminatedUnion) {
    const options = schema.options as z.ZodObject<{ type: z.ZodType }>[];
    const type = (value as { type?: unknown } | null)?.type;
    const option = options.find(({ shape }) => shape.type.safeParse(type).success);
    return option ? findTaxonomyIssues(option, value, getIds, path) : [];
  }
  if (schema instanceof z.ZodArray && Array.isArray(value)) {
    return value.flatMap((item, index) => findIssuesInside(schema.element as z.ZodType, item, index));
  }
  if (schema instanceof z.ZodObject && typeof value === 'object' && value !== null) {
    return Object.entries(schema.shape).flatMap(([key, part]) =>
      findIssuesInside(part as z.ZodType, (value as Record<string, unknown>)[key], key),
    );
  }
  const group = schema.meta()?.taxonomy as Group | undefined;
  if (group === undefined || schema instanceof z.ZodEnum || typeof value !== 'string') return [];
  const ids = getIds(group);
  if (!ids || ids.includes(value)) return [];
  const message = `is "${value}", which is not in "${group}" of the taxonomy`;
  return [{ code: 'invalid_value', values: [...ids], input: value, path, message }];
}
