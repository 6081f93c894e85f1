import path from 'node:path';
import type { CollectionFile } from '@sveltia/cms';
import type { CmsOptions, FileForm, FormGroup } from './CmsOptions';
import { createFields } from './createField';
import type { FieldContext, FormContext } from './FieldSource';
import { deriveSchema, getEntryIds, type JsonSchema, toJsonSchema } from './JsonSchema';

/** Creates the form of a JSON file. */
export function createFileForm(
  { file, schema, properties, previewPath }: FileForm,
  { isPageMessages = false }: FormGroup,
  formContext: FormContext,
): CollectionFile {
  const { cmsOptions, content, labels } = formContext;
  const isTranslated = file.includes('{{locale}}');
  const sample = content.readJson(file, cmsOptions.fallbackLocale);
  const fileName = path.basename(file);
  const context: FieldContext = {
    ...formContext,
    isTranslated,
    // An entry of a list needs texts in one language only: see client/completeEntries.ts.
    areTextsRequired: !isTranslated || isPageMessages,
    isPageMessages,
    isParallel: hasSameEntries(cmsOptions.locales.map((locale) => content.readJson(file, locale))),
  };
  const jsonSchema = schema ? toJsonSchema(schema) : deriveSchema(sample);
  for (const [key, property] of Object.entries(properties ?? {})) {
    Object.assign(jsonSchema.properties ?? {}, { [key]: toJsonSchema(property) });
  }
  const interpolate = createInterpolator(cmsOptions, labels.locale);
  const readTexts = (locale: string) => {
    const texts = content.readJson(file, locale);
    return [locale === labels.locale ? mapTexts(texts, interpolate) : texts];
  };
  const translations = isPageMessages
    ? Object.fromEntries(cmsOptions.locales.map((locale) => [locale, readTexts(locale)]))
    : undefined;
  return {
    name: path.basename(file, '.json'),
    label: labels.getFormName(fileName),
    file,
    i18n: isTranslated,
    ...(isMapSchema(jsonSchema)
      ? { format: 'record', fields: createFields(toListSchema(jsonSchema), [], context) }
      : { format: 'messages', fields: createFields(jsonSchema, [sample], context, translations) }),
    preview_path: previewPath,
  };
}

function createInterpolator(cmsOptions: CmsOptions, locale: string): (text: string) => string {
  try {
    return cmsOptions.createInterpolator?.(locale) ?? ((text) => text);
  } catch {
    // Without a valid file of values, labels contain placeholders.
    return (text) => text;
  }
}

/** True if a file is a map with arbitrary keys. */
function isMapSchema({ properties, additionalProperties }: JsonSchema): boolean {
  return properties === undefined && typeof additionalProperties === 'object';
}

/** Returns the schema of the list that a form shows for a map with arbitrary keys. */
function toListSchema({ propertyNames, additionalProperties }: JsonSchema): JsonSchema {
  const properties = { from: propertyNames, to: additionalProperties } as Record<string, JsonSchema>;
  const items = { type: 'object', properties, required: ['from', 'to'] };
  return { type: 'object', properties: { entries: { type: 'array', items } } };
}

/** True if the files of all languages have the same entries in the same order. */
function hasSameEntries(files: unknown[]): boolean {
  const pathLists = files.map((value) => getEntryPaths(value).join());
  return pathLists.every((paths) => paths === pathLists[0]);
}

/** Returns the paths of all list entries with an id, such as `items.an.languages.vi`. */
function getEntryPaths(value: unknown, parent = ''): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const ids = Array.isArray(value) ? getEntryIds(value) : undefined;
  const childPaths = Object.entries(value).map(
    ([key, child], index) => [`${parent}.${ids?.[index] ?? key}`, child] as const,
  );
  const descendantPaths = childPaths.flatMap(([path, child]) => getEntryPaths(child, path));
  return ids ? [...childPaths.map(([path]) => path), ...descendantPaths] : descendantPaths;
}

/** Returns a copy of a JSON value with `replace` applied to every text. */
function mapTexts(value: unknown, replace: (text: string) => string): unknown {
  if (typeof value === 'string') return replace(value);
  if (Array.isArray(value)) return value.map((item) => mapTexts(item, replace));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, mapTexts(item, replace)]));
}
