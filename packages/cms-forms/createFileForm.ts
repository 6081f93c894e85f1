import path from 'node:path';
import type { CollectionFile } from '@sveltia/cms';
import type { FileForm, FormGroup } from './CmsOptions';
import { createFields } from './createField';
import { type FieldContext, type FormContext, readJson } from './FieldSource';
import { deriveSchema, getEntryIds, type JsonSchema, toJsonSchema } from './JsonSchema';

/** Creates the form of a JSON file. */
export function createFileForm(
  { file, schema, properties, previewPath }: FileForm,
  { isPageMessages = false }: FormGroup,
  formContext: FormContext,
): CollectionFile {
  const { cmsOptions, labels } = formContext;
  const isTranslated = file.includes('{{locale}}');
  const samples = Object.fromEntries(cmsOptions.locales.map((locale) => [locale, [readJson(file, locale)]]));
  const fileName = path.basename(file);
  const context: FieldContext = {
    ...formContext,
    isTranslated,
    // An entry of a list needs texts in one language only: see client/completeEntries.ts.
    areTextsRequired: !isTranslated || isPageMessages,
    isPageMessages,
    isParallel: hasSameEntries(Object.values(samples)),
  };
  const jsonSchema = schema ? toJsonSchema(schema) : deriveSchema(samples[cmsOptions.fallbackLocale]?.[0]);
  for (const [key, property] of Object.entries(properties ?? {})) {
    Object.assign(jsonSchema.properties ?? {}, { [key]: toJsonSchema(property) });
  }
  return {
    name: path.basename(file, '.json'),
    label: labels.getFormName(fileName),
    file,
    i18n: isTranslated,
    ...(isMapSchema(jsonSchema)
      ? { format: 'record', fields: createFields(toListSchema(jsonSchema), {}, context) }
      : { format: 'messages', fields: createFields(jsonSchema, samples, context) }),
    preview_path: previewPath,
  };
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
